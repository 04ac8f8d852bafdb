import {dataOf} from '@site/src/platform';
import type {LonLat} from '@site/src/map';
import type {Question} from '../shared/data/usePlatformQuery';
import type {Alert, Codes} from './alerts';

/** "Asking again after five minutes is enough", says the contract. */
const EVERY_SECONDS = 300;
const none: readonly Alert[] = [];

/** The alerts of a country that have the codes; the platform filters them. */
export function countryQuestion(country: string, language: string, codes: Codes): Question<readonly Alert[]> {
  const {severity, certainty, urgency, response} = codes;
  const query = {
    language,
    ...(severity && {severityCode: Number(severity)}),
    ...(certainty && {certaintyCode: Number(certainty)}),
    ...(urgency && {urgencyCode: Number(urgency)}),
    ...(response && {responseTypeCode: Number(response)}),
  };
  return {
    key: ['alerts', country, query],
    isEnabled: country !== '',
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
}

/** The alerts in force at a place, in all languages of its country. */
export function placeQuestion(place: LonLat | undefined): Question<readonly Alert[]> {
  return {
    key: ['alerts-at', place],
    isEnabled: place !== undefined,
    everySeconds: EVERY_SECONDS,
    ask: async (client, signal) => {
      const [lon, lat] = place ?? [0, 0];
      const coordinates: [lon: number, lat: number] = [lon, lat];
      const params = {path: {coordinates}};
      const result = await client.GET('/weatheralerts/v2/location/{coordinates}', {params, signal});
      return result.response.status === 204 ? none : (dataOf(result)?.alerts ?? none);
    },
  };
}
