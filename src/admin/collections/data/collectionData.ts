import type {LocationObject} from '@site/src/collections/types';
import {dataOf} from '@site/src/platform';
import {createLoader} from '../../shared/loader';
import {pauseAfter} from '../../shared/pauseAfter';
import type {Platform} from '../../shared/usePlatform';
import {withPauses} from '../../shared/withPauses';

/** The objects of a collection where they were last, and when the platform said so. */
export interface Reported {
  readonly objects: readonly LocationObject[];
  /** Milliseconds since 1970, at the platform. */
  readonly at: number;
}

export type CollectionData = ReturnType<typeof createCollectionData>;

const MOST_AT_ONCE = 3;
const noObjects: readonly LocationObject[] = [];

/** Loads what objects of collections reported: of those in sight one by one, or of all with one request. */
export function createCollectionData({client, clock}: Platform) {
  let isEverythingWanted = false;
  let everything: Promise<ReadonlyMap<string | undefined, readonly LocationObject[]>> | undefined;
  let hasFailed = false;
  const loadObjects = async (collectionId: string, signal: AbortSignal) => {
    const params = {query: {collectionId}};
    return dataOf(await client.GET('/locations/v2/objects', {params, signal})).objects;
  };
  const loadEverything = async () => {
    const {objects} = dataOf(await client.GET('/locations/v2/objects'));
    const byCollection = new Map<string | undefined, LocationObject[]>();
    for (const object of objects) {
      const own = byCollection.get(object.collectionId);
      if (own) own.push(object);
      else byCollection.set(object.collectionId, [object]);
    }
    return byCollection;
  };
  // A list that has failed remains so for all that wait for it: each of them would ask once more.
  const everythingOnce = () =>
    (everything ??= withPauses(loadEverything, pauseAfter).catch((error: unknown) => {
      hasFailed = true;
      throw error;
    }));
  const forgetEverything = () => {
    everything = undefined;
    hasFailed = false;
  };
  const reported = createLoader<Reported>(
    async (id, signal) => {
      const objects = isEverythingWanted
        ? ((await everythingOnce()).get(id) ?? noObjects)
        : await loadObjects(id, signal);
      return {objects, at: clock.now()};
    },
    {
      most: MOST_AT_ONCE,
      pause: (error, attempt) => (isEverythingWanted ? undefined : pauseAfter(error, attempt)),
    },
  );
  return {
    reported,
    /** These are wanted from now on. Where they are all there are, one list of all objects of the account serves them. */
    want: (ids: readonly string[], isEverything: boolean) => {
      isEverythingWanted = isEverything;
      reported.want(ids);
    },
    /** Loads what has failed once more. */
    retry: () => {
      if (hasFailed) forgetEverything();
      reported.retry();
    },
    /** Everything is asked for anew when it is wanted again. */
    clear: () => {
      forgetEverything();
      reported.clear();
    },
  };
}
