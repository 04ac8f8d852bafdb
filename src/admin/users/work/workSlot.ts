import type {Phase} from '../runner/runner';
import type {Work} from './work';

/** The one change of many accounts that is under way, or whose results are looked at. */
let current: Work | undefined;
let release: (() => void) | undefined;
const listeners = new Set<() => void>();

export const currentWork = (): Work | undefined => current;

/** Tells of each change of the work, and of its progress. @returns a function that ends the subscription */
export function subscribeToWork(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether leaving the page would lose something: entries are left. */
const isUnfinished = (phase: Phase) => phase !== 'finished' && phase !== 'ready';

/** Puts a work in place and starts it, or takes away the one that is there. It goes on while other pages are looked at. */
export function setWork(work: Work | undefined): void {
  release?.();
  current = work;
  if (work) {
    const onChange = () => {
      holdPage(isUnfinished(work.runner.progress().phase));
      listeners.forEach((listener) => listener());
    };
    release = work.runner.subscribe(onChange);
    work.runner.start();
    onChange();
  } else {
    release = undefined;
    holdPage(false);
    listeners.forEach((listener) => listener());
  }
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** The browser asks before it leaves or reloads a page that is held. */
function holdPage(isHeld: boolean): void {
  if (isHeld) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}
