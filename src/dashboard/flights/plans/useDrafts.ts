import {skipToken, useQuery, useQueryClient} from '@tanstack/react-query';
import {useCallback} from 'react';
import {readDraftFile, type Draft, type Drafts} from '@site/src/flight-plans/files/readDrafts';

const key = ['flight-drafts'];
const none: Drafts = {drafts: [], refusals: []};

/**
 * The drafts of this visit. They are kept with what the dashboard has loaded, and go with it on signing out. Nothing
 * can load them again: a query that could would forget them whenever everything is asked anew.
 */
export function useDrafts() {
  const queries = useQueryClient();
  const {data = none} = useQuery<Drafts>({queryKey: key, queryFn: skipToken, gcTime: Infinity});
  const set = useCallback(
    (change: (before: Drafts) => Drafts) =>
      queries.setQueryData<Drafts>(key, (before = none) => change(before)),
    [queries],
  );
  const remove = useCallback(
    (id: string) => set((before) => ({...before, drafts: before.drafts.filter((draft) => draft.id !== id)})),
    [set],
  );
  const take = useCallback(
    async (files: readonly File[]): Promise<readonly Draft[]> => {
      const read = await Promise.all(files.map(readDraftFile));
      const drafts = read.flatMap((each) => each.drafts);
      set((before) => ({
        drafts: [...before.drafts.filter(({id}) => drafts.every((draft) => draft.id !== id)), ...drafts],
        refusals: read.flatMap(({refusals}) => refusals),
      }));
      return drafts;
    },
    [set],
  );
  return {...data, take, remove};
}
