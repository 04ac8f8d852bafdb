import {useSiteSettings} from '@site/src/site/useSiteSettings';
import {useCallback, useEffect, useRef, useState} from 'react';
import {loadOperation} from '../contract/loadOperation';
import {checkTraffic, type CheckProgress} from './checkTraffic';
import {parseTraffic} from './parseTraffic';
import {TrafficError} from './types';

export interface TrafficCheck {
  readonly progress: CheckProgress | undefined;
  /** Why nothing could be checked, in words. */
  readonly error: string | undefined;
  /** What could not be loaded is the contract, not the file. */
  readonly hasFailed: boolean;
  readonly check: (text: string) => void;
  readonly clear: () => void;
}

interface State {
  readonly progress?: CheckProgress;
  readonly error?: string;
  readonly hasFailed?: boolean;
}

/** Checks what somebody brings, in this browser alone; what is brought next takes its place. */
export function useTrafficCheck(): TrafficCheck {
  const {servers} = useSiteSettings().api;
  const [{progress, error, hasFailed = false}, setState] = useState<State>({});
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const check = useCallback(
    (text: string) => {
      running.current?.abort();
      const own = new AbortController();
      running.current = own;
      const set = (state: State) => !own.signal.aborted && setState(state);
      try {
        const {calls} = parseTraffic(text);
        set({progress: {checked: [], foreign: 0, left: calls.length}});
        checkTraffic(calls, {
          ...{servers: servers.map(({url}) => url), load: loadOperation, signal: own.signal},
          onProgress: (next) => set({progress: next}),
        }).catch(() => set({hasFailed: true}));
      } catch (thrown) {
        if (!(thrown instanceof TrafficError)) throw thrown;
        set({error: thrown.message});
      }
    },
    [servers],
  );
  const clear = useCallback(() => {
    running.current?.abort();
    setState({});
  }, []);
  return {progress, error, hasFailed, check, clear};
}
