import {dataOf} from '@site/src/platform';
import {useMemo} from 'react';
import {usePlatformQuery, type Question} from '../shared/data/usePlatformQuery';
import {useFilter} from '../shared/view/useView';
import type {Alert} from './alerts';

/** "Asking again after five minutes is enough", says the contract. */
const EVERY_SECONDS = 300;
const FIRST_COUNTRY = 'US';
const none: readonly Alert[] = [];

/** What the address asks for: a country, and codes that alerts must have. */
export function useAlertFilters() {
  const [country, setCountry] = useFilter('weather-alerts-country');
  const [severity, setSeverity] = useFilter('weather-alerts-severity');
  const [certainty, setCertainty] = useFilter('weather-alerts-certainty');
  const [urgency, setUrgency] = useFilter('weather-alerts-urgency');
  const [response, setResponse] = useFilter('weather-alerts-response');
  return {
    ...{country: country || FIRST_COUNTRY, severity, certainty, urgency, response},
    ...{setCountry, setSeverity, setCertainty, setUrgency, setResponse},
  };
}

export type AlertFilters = ReturnType<typeof useAlertFilters>;

/** The alerts of a country that match the filters; the platform filters them. */
export function useAlerts({country, severity, certainty, urgency, response}: AlertFilters) {
  const question = useMemo((): Question<readonly Alert[]> => {
    const query = {
      language: 'en',
      ...(severity && {severityCode: Number(severity)}),
      ...(certainty && {certaintyCode: Number(certainty)}),
      ...(urgency && {urgencyCode: Number(urgency)}),
      ...(response && {responseTypeCode: Number(response)}),
    };
    return {
      key: ['alerts', country, query],
      everySeconds: EVERY_SECONDS,
      ask: async (client, signal) => {
        const result = await client.GET('/weatheralerts/v2/geography/{countryCode}', {
          params: {path: {countryCode: country as 'US'}, query},
          signal,
        });
        if (result.response.status === 204) return none;
        const data = dataOf(result);
        return data && 'alerts' in data ? data.alerts : none;
      },
    };
  }, [country, severity, certainty, urgency, response]);
  const result = usePlatformQuery(question);
  return {alerts: result.data ?? none, result};
}
