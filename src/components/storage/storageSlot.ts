import {useState, useSyncExternalStore} from 'react';

/** Where a value lives: for this browser, or for this tab until it is closed. */
export type StorageArea = 'localStorage' | 'sessionStorage';

/** One value of the browser's storage. */
export interface StorageSlot {
  readonly get: () => string | null;
  readonly set: (value: string) => void;
  readonly del: () => void;
  /** @returns ends it */
  readonly listen: (onChange: () => void) => () => void;
}

/** What the browser did not take, by area and key. */
const memory = new Map<string, string>();

/**
 * A value in the browser's storage. Storage can be full or closed to the site: then the value lasts as long as the page,
 * rather than a choice having no effect. Docusaurus's own slot drops it, and writes it to the console, secrets included.
 */
export function createStorageSlot(key: string, area: StorageArea = 'localStorage'): StorageSlot {
  const id = `${area}:${key}`;
  const get = () => memory.get(id) ?? attempt(area, (storage) => storage.getItem(key)) ?? null;
  const change = (newValue: string | null, write: (storage: Storage) => void) => {
    const oldValue = get();
    const isWritten = attempt(area, (storage) => (write(storage), true)) ?? false;
    if (isWritten || newValue === null) memory.delete(id);
    else memory.set(id, newValue);
    if (oldValue === newValue) return;
    // The browser tells other tabs alone. Docusaurus's own readers of the value hear the same event.
    const storageArea = attempt(area, (storage) => storage) ?? null;
    window.dispatchEvent(new StorageEvent('storage', {key, oldValue, newValue, storageArea}));
  };
  return {
    get,
    set: (value) => change(value, (storage) => storage.setItem(key, value)),
    del: () => change(null, (storage) => storage.removeItem(key)),
    listen: (onChange) => {
      const hear = (event: StorageEvent) => {
        const isOther = event.storageArea !== (attempt(area, (storage) => storage) ?? null);
        if (isOther || (event.key !== null && event.key !== key)) return;
        // Another tab could write it: that value is the newer one.
        if (event.isTrusted) memory.delete(id);
        onChange();
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}

/** The value as it is now, `null` on the server and where there is none, and how to change it. */
export function useStorageSlot(key: string, area?: StorageArea): [string | null, StorageSlot] {
  const [slot] = useState(() => createStorageSlot(key, area));
  return [useSyncExternalStore(slot.listen, slot.get, () => null), slot];
}

/** @returns `undefined` where the browser refuses, be it the storage itself or what is done with it */
function attempt<Result>(area: StorageArea, action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(window[area]);
  } catch {
    return undefined;
  }
}
