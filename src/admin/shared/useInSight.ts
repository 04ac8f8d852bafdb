import {useCallback, useState} from 'react';

/** The ids of the rows in sight, the same list until they change. */
export function useInSight() {
  const [ids, setIds] = useState<readonly string[]>([]);
  const see = useCallback(
    (next: readonly string[]) =>
      setIds((before) =>
        before.length === next.length && before.every((id, index) => id === next[index]) ? before : next,
      ),
    [],
  );
  return [ids, see] as const;
}
