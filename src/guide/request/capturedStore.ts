import {useSyncExternalStore} from 'react';

type Values = Readonly<Record<string, string>>;

const none: Values = {};
const byPage = new Map<string, Values>();
const listeners = new Set<() => void>();

/** Saves what a response gave to later samples of a page, until the page is loaded again. */
export function saveCaptured(page: string, values: Values): void {
  byPage.set(page, {...byPage.get(page), ...values});
  listeners.forEach((listener) => listener());
}

/** What the reader's own runs have captured on a page. */
export function useCaptured(page: string): Values {
  return useSyncExternalStore(
    subscribe,
    () => byPage.get(page) ?? none,
    () => none,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
