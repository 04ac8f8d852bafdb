import {useCallback, useDeferredValue, useEffect, useMemo, useState} from 'react';
import type {Search} from '../engine/engine';
import type {Findings} from '../engine/types';
import {loadSearch} from './loadSearch';

export type SearchState =
  | {readonly status: 'loading'}
  | {readonly status: 'failed'; readonly retry: () => void}
  | ({readonly status: 'ready'; readonly question: string} & Findings);

const nothing: Findings = {results: [], absent: []};

/** Answers to what stands in the field, once the index is there. @param address of the index */
export function useSearch(address: string, typed: string): SearchState {
  const [search, setSearch] = useState<{readonly run: Search}>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadSearch(address).then(
      (run) => setSearch({run}),
      () => setFailed(true),
    );
  }, [address]);
  useEffect(load, [load]);
  // Typing comes first: results may follow a moment later.
  const question = useDeferredValue(typed.trim());
  const findings = useMemo(() => search?.run(question) ?? nothing, [search, question]);
  if (hasFailed) return {status: 'failed', retry: load};
  return search ? {status: 'ready', question, ...findings} : {status: 'loading'};
}
