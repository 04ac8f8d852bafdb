import {dataOf} from '@site/src/platform';
import type {Question} from '../shared/data/usePlatformQuery';
import type {FireRegion, FireSource} from '../shared/data/fireQuestions';
import {boundaryFire, type Fire} from './fires';

const none: readonly Fire[] = [];
const NOTHING = 204;

/** The outlines of an hour in a region. @param time milliseconds since 1970 */
export function hourQuestion(
  region: FireRegion,
  source: FireSource,
  time: number,
  isEnabled = true,
): Question<readonly Fire[]> {
  return {
    key: ['fires-at', region, source, time],
    isEnabled,
    ask: async (client, signal) => {
      const date = new Date(time);
      const path = {
        year: date.getUTCFullYear(),
        month: date.getUTCMonth() + 1,
        day: date.getUTCDate(),
        hour: date.getUTCHours(),
        source,
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
