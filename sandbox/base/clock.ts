/** The only source of time in the sandbox. Nothing else calls `Date.now()`, so tests can move time. */
export interface Clock {
  /** The present moment. A fresh `Date` at each call. */
  now(): Date;
}

/** The clock as the control room sees it: it can be moved and put back. */
export interface MovableClock extends Clock {
  /** Jump to a moment. A running clock runs on from there; a fixed one stands there. */
  set(now: Date): void;
  /** Jump by seconds; negative goes back. */
  advance(seconds: number): void;
  /** Back to where the sandbox was started with. */
  reset(): void;
}

/**
 * @param fixed - where the clock stands still (`SANDBOX_NOW`); without it the clock runs with the machine's.
 * @param machineTime - milliseconds since 1970; tests hand in their own.
 */
export function createClock(fixed?: Date, machineTime: () => number = Date.now): MovableClock {
  // One number moves both kinds: the offset from the base, which runs or stands.
  const base = fixed ? () => fixed.getTime() : machineTime;
  let offset = 0;
  return {
    now: () => new Date(base() + offset),
    set: (now) => {
      offset = now.getTime() - base();
    },
    advance: (seconds) => {
      offset += seconds * 1000;
    },
    reset: () => {
      offset = 0;
    },
  };
}
