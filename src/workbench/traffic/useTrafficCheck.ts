import {nextTurn} from '@site/src/components/idle/nextTurn';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import {startTransition, useCallback, useEffect, useRef, useState} from 'react';
import {loadOperation} from '../contract/loadOperation';
import {checkTraffic, type CheckProgress} from './checkTraffic';
import {parseTraffic} from './parseTraffic';
import {TrafficError} from './types';

/** How far a check is. */
export type CheckPhase = 'none' | 'reading' | 'checking' | 'stopped' | 'failed' | 'done';

interface State {
  readonly phase: CheckPhase;
  readonly progress?: CheckProgress;
  /** Why nothing could be read, in words. */
  readonly error?: string;
}

export interface TrafficCheck extends State {
  readonly check: (text: string) => void;
  /** Leaves the rest unchecked. */
  readonly stop: () => void;
  readonly clear: () => void;
}

const nothing: State = {phase: 'none'};

/** Checks what somebody brings, in this browser alone; what is brought next takes its place. */
export function useTrafficCheck(): TrafficCheck {
  const {servers} = useSiteSettings().api;
  const [state, setState] = useState(nothing);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const check = useCallback(
    (text: string) => {
      running.current?.abort();
      const own = new AbortController();
      running.current = own;
      // A long list is drawn in pieces, too: that is what a transition is.
      const set = (next: (before: State) => State) =>
        startTransition(() => {
          if (running.current === own) setState(next);
        });
      const run = async () => {
        // What says that the file is read is drawn before.
        await nextTurn();
        const {calls} = await parseTraffic(text, own.signal);
        if (own.signal.aborted) return;
        set(() => ({phase: 'checking', progress: {checked: [], foreign: 0, left: calls.length}}));
        await checkTraffic(calls, {
          servers: servers.map(({url}) => url),
          load: loadOperation,
          signal: own.signal,
          onProgress: (progress) => set(({phase}) => ({phase, progress})),
        });
        if (!own.signal.aborted) set((before) => ({...before, phase: 'done'}));
      };
      setState({phase: 'reading'});
      run().catch((thrown: unknown) => {
        if (thrown instanceof TrafficError) set(() => ({phase: 'none', error: thrown.message}));
        else set((before) => ({...before, phase: 'failed'}));
      });
    },
    [servers],
  );
  const stop = useCallback(() => {
    running.current?.abort();
    setState((before) => (before.progress ? {...before, phase: 'stopped'} : nothing));
  }, []);
  const clear = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setState(nothing);
  }, []);
  return {...state, check, stop, clear};
}
