import {useEffect, useSyncExternalStore} from 'react';
import {storyTime} from '@site/src/code/sample-request/placeholders';
import {afterEffects} from '@site/src/components/idle/afterEffects';
import type {ApiServer} from '@site/src/site/types';
import {readSandboxClock} from './sandboxClock';

const STALE_MS = 60_000;

const listeners = new Set<() => void>();
let present: Date | undefined;
/** By how much the sandbox's clock is ahead of this machine's; undefined as long as no sandbox has told. */
let ahead: number | undefined;

/** Moves the time that samples show to the server's now, so that what is sent is what is shown. */
export async function toPresent(server: ApiServer): Promise<void> {
  const now = await readSandboxClock(server);
  ahead = now && now.getTime() - Date.now();
  showPresent();
}

function isStale(): boolean {
  return !present || Date.now() + (ahead ?? 0) - present.getTime() > STALE_MS;
}

function showPresent(): void {
  present = new Date(Date.now() + (ahead ?? 0));
  listeners.forEach((listener) => listener());
}

/**
 * The time that a sample shows: the story's in the static HTML, the reader's once the page is alive. Both are written
 * with as many characters.
 *
 * @param isTimed whether the sample shows a time at all; one that does not is never drawn again for it
 */
export function usePresent(isTimed: boolean): Date {
  useEffect(() => {
    if (isTimed) return afterEffects(() => isStale() && showPresent());
  }, [isTimed]);
  return useSyncExternalStore(
    subscribe,
    () => (isTimed && present) || storyTime,
    () => storyTime,
  );
}

/** The sandbox's now when it was last asked; undefined where no sandbox has told. */
export function useSandboxNow(): Date | undefined {
  return useSyncExternalStore(
    subscribe,
    () => (ahead === undefined ? undefined : present),
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
