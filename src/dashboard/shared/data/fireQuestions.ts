import {dataOf, type Schemas} from '@site/src/platform';
import type {Question} from './usePlatformQuery';

export type FireZone = Schemas['FireZone'];
export type FireRegion = (typeof fireRegions)[number];
export type FireSource = (typeof fireSources)[number];

export const fireRegions = ['US', 'AU', 'NZ'] as const;
export const fireSources = ['nifc', 'sat'] as const;

/** All that the platform knows of fires: incident teams report from the US alone. */
export const fireFeeds: readonly (readonly [FireRegion, FireSource])[] = [
  ['US', 'nifc'],
  ['US', 'sat'],
  ['AU', 'sat'],
  ['NZ', 'sat'],
];

/** Outlines are made anew every hour. */
const EVERY_SECONDS = 600;
const NOTHING = 204;
const none: readonly FireZone[] = [];

/** The fires that burn in a region now, as one source knows them. */
export function firesQuestion(region: FireRegion, source: FireSource): Question<readonly FireZone[]> {
  return {
    key: ['fires', region, source],
    everySeconds: EVERY_SECONDS,
    ask: async (client, signal) => {
      const params = {path: {regionCode: region, source}};
      const result = await client.GET('/firezones/v2/geography/{regionCode}/{source}', {params, signal});
      if (result.response.status === NOTHING) return none;
      const data = dataOf(result);
      return data && 'features' in data ? data.features : none;
    },
  };
}
