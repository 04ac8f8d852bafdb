import {findNamed, type Named} from '@site/src/collections/deletion/findNamed';
import type {Collection, CollectionInput} from '@site/src/collections/types';
import {dataOf} from '@site/src/platform';
import {useEffect, useMemo} from 'react';
import {usePlatform} from '../shared/usePlatform';
import {createCollectionData, type CollectionData} from './data/collectionData';

/** What an administrator does with collections; each throws `PlatformError`. */
export interface Collections {
  readonly list: () => Promise<readonly Collection[]>;
  /** Creates, or overwrites the one with the same id. */
  readonly save: (collection: CollectionInput) => Promise<void>;
  readonly remove: (collectionId: string) => Promise<void>;
  readonly findNamed: (collectionId: string, signal: AbortSignal) => Promise<Named>;
  /** What their objects reported. */
  readonly data: CollectionData;
}

/** The collections of the signed-in person's account. */
export function useCollections(): Collections {
  const platform = usePlatform();
  const collections = useMemo((): Collections => {
    const {client} = platform;
    return {
      list: async () => dataOf(await client.GET('/locations/v2/collections')).collections,
      save: async (body) => void dataOf(await client.POST('/locations/v2/collections', {body})),
      remove: async (collectionId) =>
        void dataOf(
          await client.DELETE('/locations/v2/collections/{collectionIds}', {
            params: {path: {collectionIds: [collectionId]}},
          }),
        ),
      findNamed: (collectionId, signal) => findNamed(client, collectionId, signal),
      data: createCollectionData(platform),
    };
  }, [platform]);
  useEffect(() => () => collections.data.want([], false), [collections]);
  return collections;
}
