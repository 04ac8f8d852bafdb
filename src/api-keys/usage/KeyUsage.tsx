import Translate, {translate} from '@docusaurus/Translate';
import {ChartTable} from '@site/src/components/chart/ChartTable';
import {clockText} from '@site/src/components/figures/figureWords';
import {useMemo} from 'react';
import {CALL_CLASSES, fillHours, totalOf, type CallClass, type CountedHour} from './hours';
import styles from './usage.module.css';

interface Props {
  /** Of the key, for those who do not see the chart. */
  readonly label: string;
  /** The hours with calls. */
  readonly hours: readonly CountedHour[];
  /** The time at the service, in milliseconds since 1970. */
  readonly now: number;
}

/** The calls of a key in the last 24 hours: a bar for each hour, by how the platform responded. */
export function KeyUsage({label, hours, now}: Props) {
  const filled = useMemo(() => fillHours(hours, now), [hours, now]);
  const total = totalOf(filled);
  const count = sum(total);
  if (count === 0)
    return (
      <p className={styles.none}>
        <Translate id="keys.usage.none">No calls in the last 24 hours.</Translate>
      </p>
    );
  const most = Math.max(...filled.map(sum));
  const [first, last] = [filled[0]?.startsAt ?? now, filled.at(-1)?.startsAt ?? now];
  return (
    <div className={styles.usage}>
      <p className={styles.total}>
        <strong>{callCount(count)}</strong>{' '}
        {CALL_CLASSES.filter((each) => total[each] > 0).map((each) => (
          <span key={each} className={styles[each]}>
            <i aria-hidden="true" />
            {className(each)}: {total[each].toLocaleString()}
          </span>
        ))}
      </p>
      <div className={styles.bars} aria-hidden="true">
        {filled.map((hour) => (
          <div key={hour.startsAt} className={styles.hour} title={hourTitle(hour)}>
            {CALL_CLASSES.toReversed().map(
              (each) =>
                hour[each] > 0 && (
                  <i key={each} className={styles[each]} style={{height: `${(hour[each] / most) * 100}%`}} />
                ),
            )}
          </div>
        ))}
      </div>
      <p className={styles.axis} aria-hidden="true">
        <span>{clockText(first)}</span>
        <span>
          <Translate id="keys.usage.most" values={{count: most.toLocaleString()}}>
            {'at most {count} in an hour'}
          </Translate>
        </span>
        <span>{clockText(last)}</span>
      </p>
      <ChartTable
        label={translate({id: 'keys.usage.table', message: 'Calls of {label} by the hour'}, {label})}
        x={filled.map(({startsAt}) => startsAt)}
        xText={clockText}
        series={CALL_CLASSES.map((each) => ({
          name: className(each),
          colour: '',
          values: filled.map((hour) => hour[each]),
          text: String,
        }))}
      />
    </div>
  );
}

const sum = (hour: Readonly<Record<CallClass, number>>): number =>
  CALL_CLASSES.reduce((all, each) => all + hour[each], 0);

const hourTitle = (hour: CountedHour): string =>
  [clockText(hour.startsAt), ...CALL_CLASSES.map((each) => `${className(each)}: ${hour[each]}`)].join('\n');

function callCount(count: number): string {
  return translate(
    {id: 'keys.usage.count', message: 'Calls in the last 24 hours: {count}'},
    {count: count.toLocaleString()},
  );
}

function className(each: CallClass): string {
  switch (each) {
    case 'successful':
      return translate({id: 'keys.usage.successful', message: 'Successful'});
    case 'clientErrors':
      return translate({id: 'keys.usage.clientErrors', message: 'Rejected (4xx)'});
    case 'serverErrors':
      return translate({id: 'keys.usage.serverErrors', message: 'Failed (5xx)'});
  }
}
