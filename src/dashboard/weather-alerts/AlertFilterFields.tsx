import Translate, {translate} from '@docusaurus/Translate';
import {Choice} from '@site/src/components/choice/Choice';
import styles from './alerts.module.css';
import type {AlertFilters} from './useAlertFilters';
import {certaintyWords, responseWords, severityWords, urgencyWords} from './words';

interface Props {
  readonly filters: AlertFilters;
}

/** Which of the alerts are shown. */
export function AlertFilterFields({filters}: Props) {
  const {severity, certainty, urgency, response} = filters.codes;
  const codes = (words: readonly string[]) => words.map((word, index) => [String(index + 1), word] as const);
  return (
    <details className={styles.filters} open={Boolean(severity || certainty || urgency || response)}>
      <summary>
        <Translate id="dashboard.alerts.filters">Filters</Translate>
      </summary>
      <div className={styles.codes}>
        <Choice
          label={translate({id: 'dashboard.alerts.severity', message: 'Severity'})}
          options={codes(severityWords())}
          value={severity}
          choose={filters.setSeverity}
          hasAny
        />
        <Choice
          label={translate({id: 'dashboard.alerts.certainty', message: 'Certainty'})}
          options={codes(certaintyWords())}
          value={certainty}
          choose={filters.setCertainty}
          hasAny
        />
        <Choice
          label={translate({id: 'dashboard.alerts.urgency', message: 'Urgency'})}
          options={codes(urgencyWords())}
          value={urgency}
          choose={filters.setUrgency}
          hasAny
        />
        <Choice
          label={translate({id: 'dashboard.alerts.response', message: 'Response'})}
          options={codes(responseWords())}
          value={response}
          choose={filters.setResponse}
          hasAny
        />
      </div>
    </details>
  );
}
