import {dataOf} from '@site/src/platform';
import type {Question} from '../shared/data/usePlatformQuery';
import {boundaryFire, zoneFire, type Fire} from './fires';

export const regions = ['US', 'AU', 'NZ'] as const;
export const sources = ['nifc', 'sat'] as const;
export type Region = (typeof regions)[number];
export type Source = (typeof sources)[number];

/** Outlines are made anew every hour. */
const EVERY_SECONDS = 600;
const none: readonly Fire[] = [];
const NOTHING = 204;

/** The fires that burn in a region now. */
export function presentQuestion(region: Region, source: Source): Question<readonly Fire[]> {
  return {
    key: ['fires', region, source],
    everySeconds: EVERY_SECONDS,
    ask: async (client, signal) => {
      const params = {path: {regionCode: region, source}};
      const result = await client.GET('/firezones/v2/geography/{regionCode}/{source}', {params, signal});
      if (result.response.status === NOTHING) return none;
      const data = dataOf(result);
      return data && 'features' in data ? data.features.map(zoneFire) : none;
    },
  };
}

/** The outlines of an hour in a region. @param time milliseconds since 1970 */
export function hourQuestion(
  region: Region,
  source: Source,
  time: number,
  isEnabled = true,
): Question<readonly Fire[]> {
  return {
    key: ['fires-at', region, source, time],
    isEnabled,
    ask: async (client, signal) => {
      const date = new Date(time);
      const path = {
        ...{year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate()},
        ...{hour: date.getUTCHours(), source},
      };
      const result = await client.GET('/firezones/v1/polygons/{year}/{month}/{day}/{hour}/{source}', {
        params: {path},
        signal,
      });
      if (result.response.status === NOTHING) return none;
      const data = dataOf(result);
      if (!data || !('boundaries' in data)) return none;
      return data.boundaries.filter(({regionCode}) => regionCode === region).map(boundaryFire);
    },
  };
}
