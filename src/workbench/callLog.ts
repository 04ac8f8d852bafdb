import type {Exchange} from '@site/src/platform';

/** Equal requests of a page, told as one: the last of them, and how many there were. */
export interface Call {
  readonly id: string;
  readonly last: Exchange;
  /** When the last of them was over, in milliseconds since 1970. */
  readonly at: number;
  readonly count: number;
  /** What asked for it, such as the hash of a query; undefined for what somebody sent by hand. */
  readonly owner: string | undefined;
}

/** The calls of a page in this visit, in memory alone. */
export function createCallLog() {
  let calls: readonly Call[] = [];
  const listeners = new Set<() => void>();
  return {
    /** Newest last. */
    list: () => calls,
    /** @param subject tells the requests of an owner apart: their addresses unless it is said */
    record: (exchange: Exchange, owner?: string, subject = exchange.url) => {
      const id = [owner, exchange.method, subject, exchange.body].join(' ');
      const known = calls.find((call) => call.id === id);
      const call = {id, last: exchange, at: Date.now(), count: (known?.count ?? 0) + 1, owner};
      calls = known ? calls.map((each) => (each === known ? call : each)) : [...calls, call].slice(-MOST);
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A long visit must not grow without end. */
const MOST = 500;

export type CallLog = ReturnType<typeof createCallLog>;
