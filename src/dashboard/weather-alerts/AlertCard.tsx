import Translate, {translate} from '@docusaurus/Translate';
import {AlertAttribution} from '@site/src/components/alert-attribution/AlertAttribution';
import {CardActions, DetailCard, Fact, Facts} from '@site/src/components/detail-card/DetailCard';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {phaseOf, type Alert} from './alerts';
import styles from './alerts.module.css';
import {
  certaintyWords,
  messageWord,
  phaseText,
  responseWords,
  severityWords,
  urgencyWords,
  utcText,
} from './words';

interface Props {
  readonly alert: Alert;
  /** The one in which the texts are shown where there are such. */
  readonly language: string;
  readonly time: number;
  readonly show: () => void;
  readonly close: () => void;
}

/** The warning in its own words, with what its codes mean. */
export function AlertCard({alert, language, time, show, close}: Props) {
  const [first] = alert.detailTexts;
  const text = alert.detailTexts.find(({languageCode}) => languageCode === language) ?? first;
  const utc = text && utcText(`${text.description} ${text.instruction ?? ''}`, alert.effectiveTime);
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
    <DetailCard
      title={alert.headlineText}
      subtitle={phaseText(alert, phaseOf(alert, time))}
      closeName={translate({id: 'dashboard.alerts.close', message: 'Close the alert'})}
      close={close}
    >
      <Facts>
        {facts.map(([title, value]) => (
          <Fact key={title} title={title}>
            {value}
          </Fact>
        ))}
      </Facts>
      {text && (
        <div lang={text.languageCode} className={styles.text}>
          <p>{text.description}</p>
          {text.instruction && <p>{text.instruction}</p>}
        </div>
      )}
      {utc !== undefined && <p className={styles.utc}>{utc}</p>}
      <AlertAttribution alerts={[alert]} />
      {alert.detailPolygon && (
        <CardActions>
          <SmallButton onClick={show}>
            <Translate id="dashboard.alerts.show">Show on the map</Translate>
          </SmallButton>
        </CardActions>
      )}
    </DetailCard>
  );
}
