import type {Collection, CollectionInput} from '@site/src/collections/types';
import {dataOf} from '@site/src/platform';
import {useMemo} from 'react';
import {usePlatform} from '../shared/usePlatform';

/** What an administrator does with collections; each throws `PlatformError`. */
export interface Collections {
  readonly list: () => Promise<readonly Collection[]>;
  /** Creates, or overwrites the one with the same id. */
  readonly save: (collection: CollectionInput) => Promise<void>;
  readonly remove: (collectionId: string) => Promise<void>;
}

/** The collections of the signed-in person's account. */
export function useCollections(): Collections {
  const {client} = usePlatform();
  return useMemo(
    () => ({
      list: async () => dataOf(await client.GET('/locations/v2/collections')).collections,
      save: async (body) => void dataOf(await client.POST('/locations/v2/collections', {body})),
      remove: async (collectionId) =>
        void dataOf(
          await client.DELETE('/locations/v2/collections/{collectionIds}', {
            params: {path: {collectionIds: [collectionId]}},
          }),
        ),
    }),
    [client],
  );
}
