/** What a server's clock says, as far as its responses told. */
interface Reading {
  /** The date of the last response, in milliseconds since 1970. */
  readonly date: number;
  /** When this machine had it, by its own clock that only runs forwards. */
  readonly at: number;
  readonly isRunning: boolean;
}

/** A date in a header is a whole second, and a response takes its time. */
const PRECISION_MS = 2_000;

/**
 * The time at the platform, by the dates of its responses: "now" is the platform's, not that of this machine. A
 * sandbox's clock may be moved, and it may stand: it does when two responses some seconds apart have the same date.
 */
export function createPlatformClock(machine: () => number = () => performance.now()) {
  let reading: Reading | undefined;
  const now = (): number => {
    if (!reading) return Date.now();
    return reading.date + (reading.isRunning ? machine() - reading.at : 0);
  };
  return {
    now,
    /** Whether a response has told the time. */
    isKnown: () => reading !== undefined,
    /** @param text the header of a response that came just now */
    note: (text: string | undefined) => {
      const date = Date.parse(text ?? '');
      if (Number.isNaN(date)) return;
      const at = machine();
      if (reading?.date === date) {
        if (at - reading.at > PRECISION_MS) reading = {...reading, isRunning: false};
        return;
      }
      // Small differences are those of rounding: a clock that is as expected is not set.
      if (reading?.isRunning && Math.abs(now() - date) < PRECISION_MS) return;
      reading = {date, at, isRunning: true};
    },
  };
}

export type PlatformClock = ReturnType<typeof createPlatformClock>;
