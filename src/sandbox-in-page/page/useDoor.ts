import {useCallback, useEffect, useState} from 'react';
import {readJson} from './doors';

export interface DoorState<Value> {
  readonly value: Value | undefined;
  readonly failure: string | undefined;
  readonly isBusy: boolean;
  /** Reads anew. */
  readonly refresh: () => Promise<void>;
  /** Does something at the sandbox, then reads anew. */
  readonly act: (work: () => Promise<unknown>) => void;
}

/** What a door of the sandbox says, and what is done at it. */
export function useDoor<Value>(path: string): DoorState<Value> {
  const [value, setValue] = useState<Value>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const attempt = useCallback(async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
      setFailure(undefined);
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setBusy(false);
    }
  }, []);
  const read = useCallback(async () => setValue(await readJson<Value>(path)), [path]);
  const refresh = useCallback(() => attempt(read), [attempt, read]);
  useEffect(() => {
    void refresh();
  }, [refresh]);
  return {
    value,
    failure,
    isBusy,
    refresh,
    act: (work) => void attempt(() => work().then(read)),
  };
}
