import {
  hashKey,
  useQueries,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import type {PlatformClient} from '@site/src/platform';
import {useConnection, type Connection} from './connection';
import {pollDelay, retryDelay, shouldRetry} from './pace';

/** What the platform is asked for. Equal keys are one request, whoever asks. */
export interface Question<Data> {
  readonly key: readonly unknown[];
  readonly ask: (client: PlatformClient, signal: AbortSignal) => Promise<Data>;
  /**
   * How often the data is asked for again while it is shown, or how that follows from the data before; left out: only
   * when somebody wants it.
   */
  readonly everySeconds?: number | ((before: Data | undefined) => number) | undefined;
  /** Takes over from the data before what is still the same; left out: every part is compared with every other. */
  readonly share?: (before: Data | undefined, after: Data) => Data;
  readonly isEnabled?: boolean;
}

/** Data of the platform, polled while the page is visible; the last data stays when the platform is gone. */
export function usePlatformQuery<Data>(question: Question<Data>): UseQueryResult<Data> {
  return useQuery(optionsOf(question, useConnection()));
}

/** The same for a list of questions whose length changes. */
export function usePlatformQueries<Data>(questions: readonly Question<Data>[]): UseQueryResult<Data>[] {
  const connection = useConnection();
  return useQueries({queries: questions.map((question) => optionsOf(question, connection))});
}

/** In milliseconds. */
function paceOf<Data>(
  everySeconds: NonNullable<Question<Data>['everySeconds']>,
  before: Data | undefined,
): number {
  return 1000 * (typeof everySeconds === 'function' ? everySeconds(before) : everySeconds);
}

/** How many polls in a row have failed, by query. */
const failedPolls = new Map<string, number>();

function optionsOf<Data>(
  {key, ask, everySeconds, share, isEnabled = true}: Question<Data>,
  {client, baseUrl}: Connection,
): UseQueryOptions<Data> {
  const queryKey = [baseUrl, ...key];
  const hash = hashKey(queryKey);
  return {
    queryKey,
    queryFn: async ({signal}) => {
      try {
        const data = await ask(client, signal);
        failedPolls.delete(hash);
        return data;
      } catch (error) {
        if (!signal.aborted) failedPolls.set(hash, (failedPolls.get(hash) ?? 0) + 1);
        throw error;
      }
    },
    enabled: isEnabled,
    refetchInterval:
      everySeconds === undefined
        ? false
        : ({state}) => pollDelay(paceOf(everySeconds, state.data), failedPolls.get(hash) ?? 0),
    refetchIntervalInBackground: false,
    staleTime: everySeconds === undefined ? Infinity : ({state}) => paceOf(everySeconds, state.data) / 2,
    ...(share && {
      structuralSharing: (before, after) => share(before as Data | undefined, after as Data),
    }),
    retry: shouldRetry,
    retryDelay,
  };
}
