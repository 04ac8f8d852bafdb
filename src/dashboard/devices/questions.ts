import {dataOf, type PlatformClock} from '@site/src/platform';
import type {LocationObject} from '../shared/data/questions';
import type {Question} from '../shared/data/usePlatformQuery';
import type {Drone} from './devices';
import {SLOTS} from './record';

const DRONES_SECONDS = 60;
/** Who reports much more often than agreed has more pages than are worth the wait. */
const MOST_PAGES = 5;
/** Reports change the picture no more often than this. */
const FASTEST_SECONDS = 5;

/** The drones that programs of version 1 have registered. The platform takes an API key alone for them. */
export function dronesQuestion(hasKey: boolean): Question<readonly Drone[]> {
  return {
    key: ['drones'],
    isEnabled: hasKey,
    everySeconds: DRONES_SECONDS,
    ask: async (client, signal) => dataOf(await client.GET('/flights/v1/drones', {signal})).drones,
  };
}

/** The names of the streams that a player must open for a drone. */
export function streamsQuestion(droneId: string): Question<readonly string[]> {
  return {
    key: ['drone-streams', droneId],
    ask: async (client, signal) => {
      const params = {path: {droneId}};
      const result = await client.GET('/flights/v1/drones/{droneId}/streams', {params, signal});
      return dataOf(result).streams.map(({streamName}) => streamName);
    },
  };
}

/** What a device reported during its last intervals. */
export interface RecentReports {
  readonly reports: readonly LocationObject[];
  /** When the platform was asked, in milliseconds since 1970. */
  readonly end: number;
}

/** The reports of a device to the locations domain; the other one has no history. */
export function recentQuestion(
  objectId: string,
  paceSeconds: number,
  clock: PlatformClock,
): Question<RecentReports> {
  return {
    key: ['recent-reports', objectId, paceSeconds],
    everySeconds: Math.max(FASTEST_SECONDS, paceSeconds),
    ask: async (client, signal) => {
      const end = clock.now();
      const start = new Date(end - (SLOTS + 1) * paceSeconds * 1_000).toISOString();
      const reports: LocationObject[] = [];
      let after: string | undefined;
      for (let page = 0; page < MOST_PAGES; page++) {
        const params = {path: {objectId}, query: {start, ...(after !== undefined && {after})}};
        const result = await client.GET('/locations/v2/objects/{objectId}/history', {params, signal});
        const {history, after: next} = dataOf(result);
        reports.push(...history);
        after = next;
        if (after === undefined) break;
      }
      return {reports, end};
    },
  };
}
