import {useEffect, useState} from 'react';
import type {ApiKey, KeyCalls, KeyService} from '../keyService';

/** What was called with a person's keys: on its way, here, not counted by the service, or not loaded. */
export type KeyCallsState =
  | {readonly status: 'loading' | 'uncounted' | 'failed'}
  | {readonly status: 'loaded'; readonly calls: KeyCalls; readonly now: number};

/**
 * Loads them with the keys, and again when somebody returns to the page.
 *
 * @param keys as they were loaded last; undefined while they are not here
 */
export function useKeyCalls(service: KeyService, keys: readonly ApiKey[] | undefined): KeyCallsState {
  const [state, setState] = useState<KeyCallsState>({status: 'loading'});
  useEffect(() => {
    if (!keys || keys.length === 0) return undefined;
    let isCurrent = true;
    const load = async () => {
      const loaded = await loadCalls(service);
      if (isCurrent) setState(loaded);
    };
    const onReturn = () => {
      if (document.visibilityState === 'visible') void load();
    };
    void load();
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      isCurrent = false;
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [service, keys]);
  return state;
}

async function loadCalls(service: KeyService): Promise<KeyCallsState> {
  try {
    const calls = await service.usage();
    return calls ? {status: 'loaded', calls, now: service.now()} : {status: 'uncounted'};
  } catch {
    return {status: 'failed'};
  }
}
