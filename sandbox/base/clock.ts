/** The only source of time in the sandbox. Nothing else calls `Date.now()`, so tests can move time. */
export interface Clock {
  /** The present moment. A fresh `Date` at each call. */
  now(): Date;
}

/** The range of the clock: formats have years of four digits, and nobody's forecast needs more than this. */
const EARLIEST = Date.parse('1970-01-01T00:00:00Z');
const LATEST = Date.parse('9999-12-31T23:59:59Z');

/** Whether the clock can be set to a moment, in milliseconds since 1970; `undefined` is none. */
export function isClockTime(milliseconds: number | undefined): milliseconds is number {
  return milliseconds !== undefined && milliseconds >= EARLIEST && milliseconds <= LATEST;
}

/** The clock as `control` sees it: it can be moved and reset. */
export interface MovableClock extends Clock {
  /** Jump to a moment. A running clock runs on from there; a fixed one stands there. */
  set(now: Date): void;
  /** Jump by seconds; negative goes back. */
  advance(seconds: number): void;
  /** Back to where the sandbox was started with. */
  reset(): void;
  /** Stands still while `work` runs, so that seeds are those of one moment and can be made again. */
  hold(work: () => void): void;
}

/**
 * @param fixed - where the clock stands still (`SANDBOX_NOW`); without it the clock runs with the machine's.
 * @param machineTime - milliseconds since 1970; tests hand in their own.
 */
export function createClock(fixed?: Date, machineTime: () => number = Date.now): MovableClock {
  // One number moves both kinds: the offset from the base, which runs or stands.
  const base = fixed ? () => fixed.getTime() : machineTime;
  let offset = 0;
  let held: number | undefined;
  // A clock that runs stops at the end of its range: no format has room for what comes after.
  const now = () => new Date(held ?? Math.min(base() + offset, LATEST));
  return {
    now,
    set: (moment) => {
      offset = moment.getTime() - base();
    },
    advance: (seconds) => {
      offset = now().getTime() + seconds * 1000 - base();
    },
    reset: () => {
      offset = 0;
    },
    hold: (work) => {
      held = now().getTime();
      try {
        work();
      } finally {
        held = undefined;
      }
    },
  };
}
