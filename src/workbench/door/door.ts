import {useSyncExternalStore} from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What every page has of the workbench: whether it is open. All else is downloaded then. */
export const door = {
  /** Opens it, or closes it. */
  toggle: () => {
    isOpen = !isOpen;
    listeners.forEach((listener) => listener());
  },
};

/** Whether the workbench is open; on the server it is not. */
export const useIsOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
