import type {QueryOf} from '../../contract/operationTypes';
import type {WeatherAlert} from '../../world/alerts/types';

type Filters = Pick<
  QueryOf<'getAlertsByCountry'>,
  'severityCode' | 'certaintyCode' | 'responseTypeCode' | 'urgencyCode'
>;

/** Which alerts pass all filters that are given. */
export function matchesFilters(filters: Filters): (alert: WeatherAlert) => boolean {
  const {severityCode, certaintyCode, responseTypeCode, urgencyCode} = filters;
  return (alert) =>
    (severityCode === undefined || alert.severityCode === severityCode) &&
    (certaintyCode === undefined || alert.certaintyCode === certaintyCode) &&
    (urgencyCode === undefined || alert.urgencyCode === urgencyCode) &&
    (responseTypeCode === undefined || alert.responseTypeCodes.includes(responseTypeCode));
}
