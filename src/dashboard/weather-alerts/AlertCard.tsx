import Translate, {translate} from '@docusaurus/Translate';
import {IconButton} from '@site/src/components/icon-button/IconButton';
import {useId} from 'react';
import {phaseOf, type Alert} from './alerts';
import styles from './alerts.module.css';
import {certaintyWords, messageWord, phaseText, responseWords, severityWords, urgencyWords} from './words';

interface Props {
  readonly alert: Alert;
  readonly time: number;
  readonly show: () => void;
  readonly close: () => void;
}

/** The warning in its own words, with what its codes mean. */
export function AlertCard({alert, time, show, close}: Props) {
  const id = useId();
  const [text] = alert.detailTexts;
  const facts: readonly (readonly [string, string | undefined])[] = [
    [translate({id: 'dashboard.alerts.message', message: 'Message'}), messageWord(alert)],
    [
      translate({id: 'dashboard.alerts.severity', message: 'Severity'}),
      severityWords()[alert.severityCode - 1],
    ],
    [
      translate({id: 'dashboard.alerts.certainty', message: 'Certainty'}),
      certaintyWords()[alert.certaintyCode - 1],
    ],
    [translate({id: 'dashboard.alerts.urgency', message: 'Urgency'}), urgencyWords()[alert.urgencyCode - 1]],
    [
      translate({id: 'dashboard.alerts.response', message: 'Response'}),
      alert.responseTypeCodes.map((code) => responseWords()[code - 1]).join(', '),
    ],
  ];
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header>
        <h3 id={id}>{alert.headlineText}</h3>
        <IconButton
          name={translate({id: 'dashboard.alerts.close', message: 'Close the alert'})}
          path="m4 4 8 8M12 4l-8 8"
          onClick={close}
        />
      </header>
      <p className={styles.state}>{phaseText(alert, phaseOf(alert, time))}</p>
      <dl>
        {facts.map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {text && (
        <div lang={text.languageCode} className={styles.text}>
          <p>{text.description}</p>
          {text.instruction && <p>{text.instruction}</p>}
        </div>
      )}
      <p className={styles.attribution}>{alert.attributionString}</p>
      {alert.detailPolygon && (
        <button type="button" className={styles.button} onClick={show}>
          <Translate id="dashboard.alerts.show">Show on the map</Translate>
        </button>
      )}
    </section>
  );
}
