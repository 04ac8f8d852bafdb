import {nativeFetch} from './nativeFetch';
import {createStorageSlot} from '@site/src/components/storage/storageSlot';

/** Where the sandbox runs that answers: in the reader's browser, or as a program of the reader's machine. */
export type Place = 'page' | 'machine';

/** Where the browser notes what the reader has chosen. */
export const PLACE_KEY = 'sandbox.place';

const slot = createStorageSlot(PLACE_KEY);

/** What the reader has chosen, if anything. */
export function chosenPlace(): Place | undefined {
  const stored = slot.get();
  return stored === 'page' || stored === 'machine' ? stored : undefined;
}

/** How long the program may take to say that it is there, in milliseconds. */
const PATIENCE_MS = 2000;

let found: Promise<Place> | undefined;

/**
 * Where the sandbox runs: where the reader said, else on the machine if it answers there, else in the page. A public site
 * never asks the machine by itself: the browser would ask the reader whether it may.
 *
 * @param machine the address of the program
 * @param ask the browser's own `fetch`
 */
export function findPlace(
  machine: string,
  ask: typeof fetch = nativeFetch,
  hostname = location.hostname,
): Promise<Place> {
  const chosen = chosenPlace();
  if (chosen) return Promise.resolve(chosen);
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(hostname)) return Promise.resolve('page');
  found ??= ask(`${machine}/sandbox/health`, {
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).then(
    // Whatever it responds: something is there.
    () => 'machine' as const,
    () => 'page' as const,
  );
  return found;
}
