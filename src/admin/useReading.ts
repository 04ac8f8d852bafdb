import {useCallback, useEffect, useState} from 'react';

/** Something read from a service: on its way, here, or failed. What was here stays while it is read again. */
export interface Reading<T> {
  readonly value: T | undefined;
  readonly error: unknown;
  readonly isReading: boolean;
  readonly again: () => Promise<void>;
}

/** Reads once, and again on request. `read` must be stable. */
export function useReading<T>(read: () => Promise<T>): Reading<T> {
  const [state, setState] = useState<Omit<Reading<T>, 'again'>>({
    value: undefined,
    error: undefined,
    isReading: true,
  });
  const again = useCallback(async () => {
    setState((before) => ({...before, error: undefined, isReading: true}));
    try {
      setState({value: await read(), error: undefined, isReading: false});
    } catch (error) {
      setState((before) => ({...before, error, isReading: false}));
    }
  }, [read]);
  useEffect(() => void again(), [again]);
  return {...state, again};
}
