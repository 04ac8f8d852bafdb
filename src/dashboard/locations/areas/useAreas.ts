import {dataOf, type Schemas} from '@site/src/platform';
import {useQueryClient} from '@tanstack/react-query';
import {useMemo} from 'react';
import {areasQuestion} from '../../shared/data/questions';
import {useConnection} from '../../shared/data/connection';
import {usePlatformQuery} from '../../shared/data/usePlatformQuery';

export type Area = Schemas['GeoJsonArea'];

const none: readonly Area[] = [];

/** The areas of the account, and how they are changed; what is refused throws `PlatformError`. */
export function useAreas() {
  const {client} = useConnection();
  const queries = useQueryClient();
  const result = usePlatformQuery(areasQuestion);
  const actions = useMemo(() => {
    const reload = () =>
      queries.invalidateQueries({predicate: ({queryKey}) => queryKey[1] === areasQuestion.key[0]});
    return {
      /** Creates it, or overwrites the one with its id. */
      save: async (area: Area) => {
        dataOf(await client.POST('/locations/v2/areas', {body: area}));
        await reload();
      },
      remove: async (areaId: string) => {
        const params = {path: {areaIds: [areaId]}};
        dataOf(await client.DELETE('/locations/v2/areas/{areaIds}', {params}));
        await reload();
      },
    };
  }, [client, queries]);
  return {areas: result.data ?? none, result, ...actions};
}
