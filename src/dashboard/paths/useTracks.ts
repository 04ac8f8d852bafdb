import {useQueryClient} from '@tanstack/react-query';
import {useMemo, useState} from 'react';
import {usePlatformQueries, type Question} from '../shared/data/usePlatformQuery';
import {useStableList} from '../shared/data/useStableList';
import {loadTrack, type Progress, type Span} from './loadTrack';
import type {Track} from './track';

const KEY = 'history';

/** The histories of objects in a span of time: as far as they are loaded, and a way to stop. */
export function useTracks(ids: readonly string[], span: Span | undefined) {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<ReadonlyMap<string, Progress>>(new Map());
  const questions = useMemo(
    () =>
      span
        ? ids.map((id): Question<Track> => ({
            key: [KEY, id, span.start, span.end],
            ask: (client, signal) =>
              loadTrack(client, id, span, signal, (now) =>
                setProgress((before) => new Map(before).set(id, now)),
              ),
          }))
        : [],
    [ids, span],
  );
  const results = usePlatformQueries(questions);
  const tracks = useStableList(results.flatMap(({data}) => (data ? [data] : [])));
  return {
    tracks,
    results,
    progress,
    isLoading: results.some(({isFetching}) => isFetching),
    isCancelled: results.some(({isPending, fetchStatus}) => isPending && fetchStatus === 'idle'),
    cancel: () => void queries.cancelQueries({predicate: ({queryKey}) => queryKey[1] === KEY}),
    goOn: () => results.forEach((result) => result.isPending && void result.refetch()),
  };
}

export type Tracks = ReturnType<typeof useTracks>;
