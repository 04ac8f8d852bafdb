import {withPauses} from './withPauses';

/** Loads values by id, few at a time, and only those that somebody wants. */
export interface Loader<Value> {
  readonly valueOf: (id: string) => Value | undefined;
  readonly errorOf: (id: string) => unknown;
  readonly failedIds: () => readonly string[];
  /** The ids that are wanted from now on, the most urgent first. What is loading and no longer wanted is cancelled. */
  readonly want: (ids: readonly string[]) => void;
  /** Loads what has failed once more, as soon as it is wanted. */
  readonly retry: () => void;
  /** Forgets a value that is no longer true. */
  readonly forget: (id: string) => void;
  /** Forgets all: each value is loaded anew when it is wanted again. */
  readonly clear: () => void;
  /** Another number whenever something has come or failed. */
  readonly version: () => number;
  readonly subscribe: (listener: () => void) => () => void;
}

interface Options {
  /** How many at once. */
  readonly most: number;
  /** Milliseconds until a failed load is tried again by itself; undefined leaves it failed. */
  readonly pause?: (error: unknown, attempt: number) => number | undefined;
}

/** Listeners hear of what has come in such steps, in milliseconds: a page cannot be drawn for each of thousands. */
const STEP = 100;

export function createLoader<Value>(
  load: (id: string, signal: AbortSignal) => Promise<Value>,
  {most, pause = () => undefined}: Options,
): Loader<Value> {
  const values = new Map<string, Value>();
  const errors = new Map<string, unknown>();
  const running = new Map<string, AbortController>();
  const listeners = new Set<() => void>();
  let wanted: readonly string[] = [];
  let [next, version] = [0, 0];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const notify = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      version++;
      for (const listener of listeners) listener();
    }, STEP);
  };
  const isOpen = (id: string) => !values.has(id) && !errors.has(id) && !running.has(id);
  const start = () => {
    while (running.size < most && next < wanted.length) {
      const id = wanted[next++];
      if (id !== undefined && isOpen(id)) void run(id);
    }
  };
  const run = async (id: string) => {
    const controller = new AbortController();
    const {signal} = controller;
    running.set(id, controller);
    try {
      const value = await withPauses(() => load(id, signal), pause, signal);
      if (!signal.aborted) values.set(id, value);
    } catch (error) {
      if (!signal.aborted) errors.set(id, error);
    }
    // What was cancelled may have been started anew meanwhile.
    if (running.get(id) === controller) running.delete(id);
    if (!signal.aborted) notify();
    start();
  };
  return {
    valueOf: (id) => values.get(id),
    errorOf: (id) => errors.get(id),
    failedIds: () => [...errors.keys()],
    want: (ids) => {
      wanted = ids;
      next = 0;
      const stay = new Set(ids);
      for (const [id, controller] of running) {
        if (stay.has(id)) continue;
        running.delete(id);
        controller.abort();
      }
      start();
    },
    retry: () => {
      errors.clear();
      next = 0;
      notify();
      start();
    },
    forget: (id) => {
      values.delete(id);
      errors.delete(id);
      running.get(id)?.abort();
      running.delete(id);
      next = 0;
      notify();
    },
    clear: () => {
      values.clear();
      errors.clear();
      for (const controller of running.values()) controller.abort();
      running.clear();
      next = 0;
      notify();
    },
    version: () => version,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
