import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {AlertAttribution} from '@site/src/components/alert-attribution/AlertAttribution';
import clsx from 'clsx';
import {ownValue} from '@site/src/base/ownValue';
import type {ChartFacts} from '../contract/homeFacts';
import styles from './legend.module.css';

interface Props {
  readonly chart: ChartFacts;
}

/** The chart's key: each sign with the operation that returns it. */
export function Legend({chart}: Props) {
  return (
    <figcaption className={styles.legend}>
      <ul className={styles.signs}>
        {entries().map(({sign, label, slug}) => (
          <li key={slug}>
            <span className={clsx(styles.sign, ownValue(styles, sign))} aria-hidden="true" />
            <Link to={`/api/${slug}`}>{label}</Link>
          </li>
        ))}
      </ul>
      <p className={styles.source}>
        <Translate
          id="home.chart.source"
          description="Under the picture of the home page; moment is a date and time"
          values={{
            moment: <time dateTime={chart.moment}>{chart.moment.slice(0, 16).replace('T', ' ')}</time>,
          }}
        >
          {'{moment} UTC, drawn from the examples of these seven operations.'}
        </Translate>
      </p>
      <AlertAttribution alerts={[chart.alert]} />
    </figcaption>
  );
}

function entries(): {sign: string; label: string; slug: string}[] {
  return [
    {
      sign: 'fire',
      slug: 'get-fire-zones',
      label: translate({id: 'home.chart.fire', message: 'Fire perimeter'}),
    },
    {
      sign: 'restricted',
      slug: 'get-restriction',
      label: translate({id: 'home.chart.restriction', message: 'Closed airspace'}),
    },
    {
      sign: 'alert',
      slug: 'get-alerts-by-location',
      label: translate({id: 'home.chart.alert', message: 'Weather warning'}),
    },
    {sign: 'route', slug: 'get-route', label: translate({id: 'home.chart.route', message: 'Route'})},
    {
      sign: 'wind',
      slug: 'get-route-weather-forecast',
      label: translate({id: 'home.chart.wind', message: 'Wind along it'}),
    },
    {sign: 'survey', slug: 'get-plan', label: translate({id: 'home.chart.plan', message: 'Flight plan'})},
    {
      sign: 'object',
      slug: 'list-objects',
      label: translate({id: 'home.chart.objects', message: 'Live positions'}),
    },
  ];
}
