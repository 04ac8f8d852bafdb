import {useEffect, useSyncExternalStore} from 'react';
import {storyTime} from '@site/src/code/sample-request/placeholders';

const listeners = new Set<() => void>();
let present: Date | undefined;

/** Moves the time that samples show to this moment, so that what is sent is what is shown. */
export function toPresent(): Date {
  const now = new Date();
  present = now;
  listeners.forEach((listener) => listener());
  return now;
}

/**
 * The time that a sample shows: the story's in the static HTML, the reader's once the page is alive. Both are written
 * with as many characters.
 *
 * @param isTimed whether the sample shows a time at all; one that does not is never drawn again for it
 */
export function usePresent(isTimed: boolean): Date {
  useEffect(() => {
    if (isTimed && (!present || Date.now() - present.getTime() > 60_000)) toPresent();
  }, [isTimed]);
  return useSyncExternalStore(
    subscribe,
    () => (isTimed && present) || storyTime,
    () => storyTime,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
