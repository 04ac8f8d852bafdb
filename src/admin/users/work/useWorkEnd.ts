import {useEffect, useRef, useSyncExternalStore} from 'react';
import {currentWork, subscribeToWork} from './workSlot';

/** Calls back whenever a change of many accounts has ended or pauses, whichever view of the page is open. */
export function useWorkEnd(onEnd: () => void): void {
  const isAtWork = useSyncExternalStore(subscribeToWork, isUnderWay, () => false);
  const wasAtWork = useRef(false);
  useEffect(() => {
    if (wasAtWork.current && !isAtWork) onEnd();
    wasAtWork.current = isAtWork;
  }, [isAtWork, onEnd]);
}

function isUnderWay(): boolean {
  const phase = currentWork()?.runner.progress().phase;
  return phase === 'running' || phase === 'stopping';
}
