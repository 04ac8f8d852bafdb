/** The classes of responses that calls are counted by, in the order in which they are shown. */
export const CALL_CLASSES = ['successful', 'clientErrors', 'serverErrors'] as const;

export type CallClass = (typeof CALL_CLASSES)[number];

/** The calls of an hour. */
export interface CountedHour extends Readonly<Record<CallClass, number>> {
  /** When it began, in milliseconds since 1970. */
  readonly startsAt: number;
}

const HOUR = 3600 * 1000;

const SHOWN_HOURS = 24;

const noCalls = {successful: 0, clientErrors: 0, serverErrors: 0};

/**
 * The hour of `now` and the 23 before it, the earliest first: those without calls too.
 *
 * @param hours those with calls
 */
export function fillHours(hours: readonly CountedHour[], now: number): CountedHour[] {
  const counted = new Map(hours.map((hour) => [hour.startsAt, hour]));
  const last = Math.floor(now / HOUR) * HOUR;
  return Array.from({length: SHOWN_HOURS}, (_, index) => {
    const startsAt = last - (SHOWN_HOURS - 1 - index) * HOUR;
    return counted.get(startsAt) ?? {...noCalls, startsAt};
  });
}

export function totalOf(hours: readonly CountedHour[]): Record<CallClass, number> {
  const total = {...noCalls};
  for (const hour of hours) for (const each of CALL_CLASSES) total[each] += hour[each];
  return total;
}
