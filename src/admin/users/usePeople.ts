import {useCallback, useEffect, useRef, useState} from 'react';
import {findPeople, type Person} from '../userPool/people';

/** The people found so far, page upon page. */
export interface People {
  readonly people: readonly Person[];
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly error: unknown;
  /** Reads the first page again, for the address prefix last searched or a new one. */
  readonly search: (emailPrefix?: string) => void;
  readonly more: () => void;
}

/** Searches the pool. The response to an older search that comes late is dropped. */
export function usePeople(): People {
  const [people, setPeople] = useState<readonly Person[]>([]);
  const [next, setNext] = useState<string>();
  const [isLoading, setLoading] = useState(true);
  const [error, setError] = useState<unknown>();
  const latest = useRef({prefix: '', round: 0});

  const load = useCallback(async (token: string | undefined) => {
    const round = ++latest.current.round;
    setLoading(true);
    setError(undefined);
    try {
      const page = await findPeople(latest.current.prefix, token);
      if (round !== latest.current.round) return;
      setPeople((before) => (token ? [...before, ...page.people] : page.people));
      setNext(page.next);
    } catch (problem) {
      if (round === latest.current.round) setError(problem);
    } finally {
      if (round === latest.current.round) setLoading(false);
    }
  }, []);

  const search = useCallback(
    (emailPrefix?: string) => {
      if (emailPrefix !== undefined) latest.current.prefix = emailPrefix;
      void load(undefined);
    },
    [load],
  );
  useEffect(() => search(), [search]);

  return {people, hasMore: next !== undefined, isLoading, error, search, more: () => void load(next)};
}
