import {useAuth} from '@site/src/auth';
import {useSyncExternalStore} from 'react';
import type {Progress} from '../runner/runner';
import type {Work} from './work';
import {currentWork, subscribeToWork} from './workSlot';

/** The work that the signed-in administrator has started, and how far it is. */
export function useWork(): {readonly work: Work; readonly progress: Progress} | undefined {
  const {user} = useAuth();
  const work = useSyncExternalStore(subscribeToWork, currentWork, () => undefined);
  const progress = useSyncExternalStore(
    subscribeToWork,
    () => currentWork()?.runner.progress(),
    () => undefined,
  );
  return work && progress && work.startedBy === user?.username ? {work, progress} : undefined;
}
