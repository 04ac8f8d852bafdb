import {useAuth} from '@site/src/auth';
import type {Collection, CollectionInput} from '@site/src/collections/CollectionForm';
import {createPlatformClient, dataOf} from '@site/src/platform';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import {useMemo} from 'react';

/** What an administrator does with collections; each throws `PlatformError`. */
export interface Collections {
  readonly list: () => Promise<readonly Collection[]>;
  /** Creates, or overwrites the one with the same id. */
  readonly save: (collection: CollectionInput) => Promise<void>;
  readonly remove: (collectionId: string) => Promise<void>;
}

/** The collections of the signed-in person's account, at the first server of the site. */
export function useCollections(): Collections {
  const {idToken} = useAuth();
  const baseUrl = useSiteSettings().api.servers[0]?.url ?? '';
  return useMemo(() => {
    const client = createPlatformClient({baseUrl, credential: {kind: 'bearer', token: idToken}});
    return {
      list: async () => dataOf(await client.GET('/locations/v2/collections')).collections,
      save: async (body) => void dataOf(await client.POST('/locations/v2/collections', {body})),
      remove: async (collectionId) =>
        void dataOf(
          await client.DELETE('/locations/v2/collections/{collectionIds}', {
            params: {path: {collectionIds: [collectionId]}},
          }),
        ),
    };
  }, [baseUrl, idToken]);
}
