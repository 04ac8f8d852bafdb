/** How many entries each account keeps. */
export const KEPT_ENTRIES = 1000;

/** The last entries of each account, in memory: a restart forgets them. */
export interface AccountLog<Entry> {
  add(accountId: string, entry: Entry): void;
  /** The last of an account, newest first. */
  list(accountId: string): readonly Entry[];
  /** @returns a function that ends it */
  listen(accountId: string, listener: (entry: Entry) => void): () => void;
  clear(): void;
}

export function createAccountLog<Entry>(): AccountLog<Entry> {
  const entries = new Map<string, Entry[]>();
  const listeners = new Map<string, Set<(entry: Entry) => void>>();
  return {
    add: (accountId, entry) => {
      const own = entries.get(accountId) ?? [];
      entries.set(accountId, own);
      own.push(entry);
      if (own.length > KEPT_ENTRIES) own.shift();
      for (const listener of listeners.get(accountId) ?? []) listener(entry);
    },
    list: (accountId) => (entries.get(accountId) ?? []).toReversed(),
    listen: (accountId, listener) => {
      const own = listeners.get(accountId) ?? new Set();
      listeners.set(accountId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0) listeners.delete(accountId);
      };
    },
    clear: () => entries.clear(),
  };
}
