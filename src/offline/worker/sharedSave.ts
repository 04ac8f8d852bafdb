import type {OfflineStatus} from '../protocol';
import type {Shelf} from './shelf';

type Listener = (status: OfflineStatus) => void;

/** Saves once, however many tabs ask for it at the same time: each hears of the progress. */
export function sharedSave(shelf: Pick<Shelf, 'save'>): (listener: Listener) => Promise<void> {
  const listeners = new Set<Listener>();
  let running: Promise<void> | undefined;
  return (listener) => {
    listeners.add(listener);
    running ??= shelf
      .save((status) => listeners.forEach((each) => each(status)))
      .finally(() => {
        running = undefined;
        listeners.clear();
      });
    return running;
  };
}
