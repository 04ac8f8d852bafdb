import {useCallback, useState} from 'react';
import type {Exchange} from './types';

const MOST = 10;
// In memory alone: answers may hold what is private.
const exchanges = new Map<string, readonly Exchange[]>();
let lastId = 0;

/** The last exchanges of an operation, newest first, and how to add one. */
export function useHistory(
  operationId: string,
): [readonly Exchange[], (exchange: Omit<Exchange, 'id'>) => Exchange] {
  const [list, setList] = useState(() => exchanges.get(operationId) ?? []);
  const add = useCallback(
    (exchange: Omit<Exchange, 'id'>) => {
      lastId += 1;
      const added = {...exchange, id: lastId};
      const next = [added, ...(exchanges.get(operationId) ?? [])].slice(0, MOST);
      exchanges.set(operationId, next);
      setList(next);
      return added;
    },
    [operationId],
  );
  return [list, add];
}
