import {useCallback, useEffect, useState} from 'react';

/** Something loaded from a service: on its way, here, or failed. What was here stays while it is loaded again. */
export interface Loaded<T> {
  readonly value: T | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly reload: () => Promise<void>;
}

/** Loads once, and again on request. `load` must be stable. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<Omit<Loaded<T>, 'reload'>>({
    value: undefined,
    error: undefined,
    isLoading: true,
  });
  const reload = useCallback(async () => {
    setState((before) => ({...before, error: undefined, isLoading: true}));
    try {
      setState({value: await load(), error: undefined, isLoading: false});
    } catch (error) {
      setState((before) => ({...before, error, isLoading: false}));
    }
  }, [load]);
  useEffect(() => void reload(), [reload]);
  return {...state, reload};
}
