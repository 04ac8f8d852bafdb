import type {LocationObject} from '@site/src/collections/types';
import {dataOf, type PlatformClient, type PlatformClock} from '@site/src/platform';
import type {Question} from '../shared/data/usePlatformQuery';
import type {Drone} from './devices';
import {SLOTS} from './record';

const DRONES_SECONDS = 60;
/** Who reports much more often than agreed has more pages than are worth the wait. */
const MOST_PAGES = 5;
const PAGE = 100;
const FEWEST_SLOTS = 2;
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
  /** Oldest first. */
  readonly reports: readonly LocationObject[];
  /** All reports between these two are known, in milliseconds since 1970; at the end the platform was asked. */
  readonly since: number;
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
      // A history comes oldest first: where it is too long, fewer intervals are looked at, and the newest are among them.
      for (let slots = SLOTS + 1; ; slots = Math.ceil(slots / 2)) {
        const since = end - slots * paceSeconds * 1_000;
        const {reports, isComplete} = await reportsSince(client, objectId, since, signal);
        if (isComplete || slots <= FEWEST_SLOTS) return {reports, since, end};
      }
    },
  };
}

async function reportsSince(client: PlatformClient, objectId: string, since: number, signal: AbortSignal) {
  const start = new Date(since).toISOString();
  const reports: LocationObject[] = [];
  let after: string | undefined;
  for (let page = 0; page < MOST_PAGES; page++) {
    const params = {path: {objectId}, query: {start, limit: PAGE, ...(after !== undefined && {after})}};
    const result = await client.GET('/locations/v2/objects/{objectId}/history', {params, signal});
    const {history, after: next} = dataOf(result);
    reports.push(...history);
    after = next;
    if (after === undefined) break;
  }
  return {reports, isComplete: after === undefined};
}
