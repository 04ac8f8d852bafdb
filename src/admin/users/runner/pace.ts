/** How many requests are under way together, and how long to wait after the service was too busy for one. */
export interface Pace {
  readonly atOnce: number;
  /** How often in a row the service was too busy. Requests that were under way together count as one. */
  readonly refusals: number;
  /** How many requests succeeded since the service was last too busy. */
  readonly successes: number;
}

/** Four at a time stay under the 25 changes a second that a user pool allows by default. */
const MOST_AT_ONCE = 4;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;
/** Successes after which one more request is tried at a time. */
const SUCCESSES_BEFORE_FASTER = 10;

export const firstPace: Pace = {atOnce: MOST_AT_ONCE, refusals: 0, successes: 0};

/** Whether the service was too busy lately. */
export const isSlowed = ({atOnce, refusals}: Pace): boolean => refusals > 0 || atOnce < MOST_AT_ONCE;

/** Half as many at a time. */
export const slower = ({atOnce, refusals}: Pace): Pace => ({
  atOnce: Math.max(1, Math.floor(atOnce / 2)),
  refusals: refusals + 1,
  successes: 0,
});

/** After some successes, one more at a time. */
export function faster({atOnce, successes}: Pace): Pace {
  const isDue = successes + 1 >= SUCCESSES_BEFORE_FASTER;
  return {
    atOnce: isDue ? Math.min(MOST_AT_ONCE, atOnce + 1) : atOnce,
    refusals: 0,
    successes: isDue ? 0 : successes + 1,
  };
}

/**
 * Milliseconds until the next request: twice as long after each refusal in a row, and at random between half and the
 * whole of it, so that two administrators do not come back in step.
 *
 * @param random between 0 and 1
 */
export function waitOf({refusals}: Pace, random: number): number {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (refusals - 1));
  return longest * (0.5 + random / 2);
}
