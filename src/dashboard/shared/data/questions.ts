import {findOthers} from '@site/src/collections/objects/items';
import {paceOf} from '@site/src/collections/objects/paceOf';
import type {Collection, LocationObject} from '@site/src/collections/types';
import {dataOf, type Schemas} from '@site/src/platform';
import {shareObjects} from './shareObjects';
import type {Question} from './usePlatformQuery';

export const collectionsQuestion: Question<readonly Collection[]> = {
  key: ['collections'],
  ask: async (client, signal) => dataOf(await client.GET('/locations/v2/collections', {signal})).collections,
  everySeconds: 60,
};

/** The areas of the account, with their boundaries as GeoJSON. Others may change them, though seldom. */
export const areasQuestion: Question<readonly Schemas['GeoJsonArea'][]> = {
  key: ['areas'],
  ask: async (client, signal) => {
    const params = {query: {format: 'geojson' as const}};
    const {areas} = dataOf(await client.GET('/locations/v2/areas', {params, signal}));
    return areas.filter((area) => area.format === 'geojson');
  },
  everySeconds: 300,
};

/** The objects that belong to none of the account's collections, and how many objects there are in all. */
export interface OtherObjects {
  readonly others: readonly LocationObject[];
  readonly total: number;
}

/**
 * Only the list of all objects has those of no collection, and it comes whole: at most 20,000. The more of them there
 * are, the longer the pause, so that an hour downloads no more objects than 2,000 a minute are.
 */
export function otherObjectsQuestion(collections: readonly Collection[]): Question<OtherObjects> {
  return {
    key: ['objects', 'of no collection', collections.map(({collectionId}) => collectionId)],
    ask: async (client, signal) => {
      const {objects} = dataOf(await client.GET('/locations/v2/objects', {signal}));
      return {others: findOthers(objects, collections), total: objects.length};
    },
    everySeconds: ({total} = {others: [], total: 0}) => Math.max(60, Math.ceil((total / 2_000) * 60)),
    share: (before, after) => {
      const others = shareObjects(before?.others, after.others);
      return others === before?.others && after.total === before.total ? before : {...after, others};
    },
  };
}

/** The objects of a collection where they were last, asked for as often as they report. */
export function objectsQuestion(collection: Collection): Question<readonly LocationObject[]> {
  const {collectionId} = collection;
  return {
    key: ['objects', collectionId],
    ask: async (client, signal) =>
      dataOf(await client.GET('/locations/v2/objects', {params: {query: {collectionId}}, signal})).objects,
    everySeconds: paceOf(collection),
    share: shareObjects,
  };
}
