import {callLog} from '@site/src/base/calls/callLog';
import {demonstrationServer} from '@site/src/site/demonstrationServer';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import {useCallback, useEffect, useState} from 'react';
import {createStorageSlot} from '@site/src/components/storage/storageSlot';
import {FAULTS_KEY} from '../door/faultsKey';
import {beginFault, endFaults, listFaults, type Fault} from './faults';

export interface FaultControl {
  /** Undefined until the server has told, and where it has no faults on demand. */
  readonly faults: readonly Fault[] | undefined;
  readonly isKnown: boolean;
  readonly begin: (fault: Fault) => Promise<string | undefined>;
  readonly end: () => Promise<void>;
}

const faultsSlot = createStorageSlot(FAULTS_KEY, 'sessionStorage');

/** Somebody else may end them, or a program may meet them. */
const POLL_MS = 3000;

/** The faults of the sandbox that this site knows, as they are now. */
export function useFaults(): FaultControl {
  const {servers} = useSiteSettings().api;
  const {url: server, demoKey} = demonstrationServer(servers);
  const [faults, setFaults] = useState<readonly Fault[]>();
  const [isKnown, setKnown] = useState(false);
  const read = useCallback(
    async (signal?: AbortSignal) => {
      const next = await listFaults(server, signal);
      if (signal?.aborted) return;
      setFaults(next);
      setKnown(true);
      if (next?.length) faultsSlot.set('on');
      else faultsSlot.del();
    },
    [server],
  );
  useEffect(() => {
    // A server whose key is not public is no sandbox: it is not asked for doors that it does not have.
    if (demoKey === undefined) {
      setKnown(true);
      return undefined;
    }
    const leave = new AbortController();
    const ask = () => void read(leave.signal);
    ask();
    const timer = setInterval(ask, POLL_MS);
    // A call of this tab may have met one.
    const stop = callLog.subscribe(ask);
    return () => {
      leave.abort();
      clearInterval(timer);
      stop();
    };
  }, [read, demoKey]);
  const begin = async (fault: Fault) => {
    const problem = await beginFault(server, fault);
    await read();
    return problem;
  };
  const end = async () => {
    await endFaults(server);
    await read();
  };
  return {faults, isKnown, begin, end};
}
