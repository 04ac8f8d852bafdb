import {useCallback, useMemo, useState} from 'react';
import type {Outcome} from '@site/src/try-it/send/types';
import type {Draft} from '../draft/types';
import {sessionStore} from '../sessionStore';
import type {Exchange, PastRequest} from './types';

const MOST = 10;
// In memory alone, by the id of the request: responses may be large, and hold what is private.
const outcomes = new Map<string, Outcome>();

interface History {
  /** Newest first. */
  readonly list: readonly PastRequest[];
  readonly add: (sent: {readonly draft: Draft; readonly url: string; readonly outcome: Outcome}) => Exchange;
  /** The request together with its outcome, unless the page was loaded anew since. */
  readonly find: (past: PastRequest) => Exchange | undefined;
}

/** The last requests of an operation in this session. */
export function useHistory(operationId: string): History {
  const store = useMemo(
    () => sessionStore<readonly PastRequest[]>(`tryIt.history:${operationId}`),
    [operationId],
  );
  const [list, setList] = useState(() => store.load() ?? []);
  const add: History['add'] = useCallback(
    ({draft, url, outcome}) => {
      const past: PastRequest = {
        id: crypto.randomUUID(),
        at: Date.now(),
        draft,
        url,
        result: outcome.kind,
        totalMs: outcome.totalMs,
        ...(outcome.kind === 'response' && {status: outcome.status}),
      };
      const next = [past, ...(store.load() ?? [])].slice(0, MOST);
      outcomes.set(past.id, outcome);
      store.save(next);
      setList(next);
      return {...past, outcome};
    },
    [store],
  );
  const find = useCallback((past: PastRequest) => {
    const outcome = outcomes.get(past.id);
    return outcome && {...past, outcome};
  }, []);
  return {list, add, find};
}
