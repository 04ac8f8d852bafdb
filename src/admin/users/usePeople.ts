import {useCallback, useEffect, useRef, useState} from 'react';
import {findPeople} from '../userPool/administering';
import type {Person} from '../userPool/person';

/** The people found so far, page upon page. */
export interface People {
  readonly people: readonly Person[];
  readonly hasMore: boolean;
  readonly isReading: boolean;
  readonly error: unknown;
  /** Reads the first page again, for the address prefix last searched or a new one. */
  readonly search: (emailPrefix?: string) => void;
  readonly more: () => void;
}

/** Searches the pool. An answer to an older search that comes late is dropped. */
export function usePeople(): People {
  const [people, setPeople] = useState<readonly Person[]>([]);
  const [next, setNext] = useState<string>();
  const [isReading, setReading] = useState(true);
  const [error, setError] = useState<unknown>();
  const asked = useRef({prefix: '', round: 0});

  const read = useCallback(async (token: string | undefined) => {
    const round = ++asked.current.round;
    setReading(true);
    setError(undefined);
    try {
      const page = await findPeople(asked.current.prefix, token);
      if (round !== asked.current.round) return;
      setPeople((before) => (token ? [...before, ...page.people] : page.people));
      setNext(page.next);
    } catch (problem) {
      if (round === asked.current.round) setError(problem);
    } finally {
      if (round === asked.current.round) setReading(false);
    }
  }, []);

  const search = useCallback(
    (emailPrefix?: string) => {
      if (emailPrefix !== undefined) asked.current.prefix = emailPrefix;
      void read(undefined);
    },
    [read],
  );
  useEffect(() => search(), [search]);

  return {people, hasMore: next !== undefined, isReading, error, search, more: () => void read(next)};
}
