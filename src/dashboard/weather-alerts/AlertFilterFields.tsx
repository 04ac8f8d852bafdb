import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Choice} from '@site/src/components/choice/Choice';
import {useMemo} from 'react';
import {namedCountries} from './countries';
import styles from './alerts.module.css';
import type {AlertFilters} from './useAlerts';
import {certaintyWords, responseWords, severityWords, urgencyWords} from './words';

interface Props {
  readonly filters: AlertFilters;
}

/** Which alerts are asked for. */
export function AlertFilterFields({filters}: Props) {
  const {currentLocale} = useDocusaurusContext().i18n;
  const countries = useMemo(() => namedCountries(currentLocale), [currentLocale]);
  const codes = (words: readonly string[]) => words.map((word, index) => [String(index + 1), word] as const);
  return (
    <div className={styles.filters}>
      <Choice
        label={translate({id: 'dashboard.alerts.country', message: 'Country'})}
        options={countries}
        value={filters.country}
        choose={filters.setCountry}
      />
      <details open={Boolean(filters.severity || filters.certainty || filters.urgency || filters.response)}>
        <summary>
          <Translate id="dashboard.alerts.filters">Filters</Translate>
        </summary>
        <div className={styles.codes}>
          <Choice
            label={translate({id: 'dashboard.alerts.severity', message: 'Severity'})}
            options={codes(severityWords())}
            value={filters.severity}
            choose={filters.setSeverity}
            hasAny
          />
          <Choice
            label={translate({id: 'dashboard.alerts.certainty', message: 'Certainty'})}
            options={codes(certaintyWords())}
            value={filters.certainty}
            choose={filters.setCertainty}
            hasAny
          />
          <Choice
            label={translate({id: 'dashboard.alerts.urgency', message: 'Urgency'})}
            options={codes(urgencyWords())}
            value={filters.urgency}
            choose={filters.setUrgency}
            hasAny
          />
          <Choice
            label={translate({id: 'dashboard.alerts.response', message: 'Response'})}
            options={codes(responseWords())}
            value={filters.response}
            choose={filters.setResponse}
            hasAny
          />
        </div>
      </details>
    </div>
  );
}
