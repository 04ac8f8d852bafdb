import type {Clock} from '../base/clock';

/** How the platform responded to the calls of one hour. */
export interface HourlyCalls {
  /** When the hour began, in milliseconds since 1970. */
  readonly startsAt: number;
  /** Statuses up to 399. */
  readonly successful: number;
  /** Statuses from 400 to 499. */
  readonly clientErrors: number;
  /** Statuses from 500, and connections that were closed without a response. */
  readonly serverErrors: number;
}

/** What was called with each key in the last 24 hours, in memory: a restart forgets it. */
export interface KeyUsage {
  /** @param status 0 where the connection was closed without a response */
  add(keyId: string, status: number): void;
  /** The hours with calls among the current one and the 23 before it, the earliest first. */
  list(keyId: string): HourlyCalls[];
  clear(): void;
}

const HOUR = 3600 * 1000;

/** Hours that are kept of a key, the current one among them. */
export const KEPT_HOURS = 24;

/** Keys whose calls are kept, less than 1 KB each; of more, those whose calls began first are forgotten. */
export const MOST_KEYS = 10_000;

const CLASSES = 3;

/** The hours of a key: hour number n has slot n modulo 24, so that a call changes two numbers and makes none. */
interface Slots {
  readonly hours: Float64Array;
  readonly counts: Uint32Array;
}

export function createKeyUsage(clock: Clock): KeyUsage {
  const usage = new Map<string, Slots>();
  const currentHour = () => Math.floor(clock.now().getTime() / HOUR);

  const open = (keyId: string): Slots => {
    const [oldest] = usage.keys();
    if (usage.size >= MOST_KEYS && oldest !== undefined) usage.delete(oldest);
    const slots = {
      hours: new Float64Array(KEPT_HOURS).fill(NaN),
      counts: new Uint32Array(KEPT_HOURS * CLASSES),
    };
    usage.set(keyId, slots);
    return slots;
  };

  return {
    add: (keyId, status) => {
      const {hours, counts} = usage.get(keyId) ?? open(keyId);
      const hour = currentHour();
      const slot = slotOf(hour);
      const first = slot * CLASSES;
      if (hours[slot] !== hour) {
        hours[slot] = hour;
        counts.fill(0, first, first + CLASSES);
      }
      const index = first + classOf(status);
      counts[index] = (counts[index] ?? 0) + 1;
    },
    list: (keyId) => {
      const slots = usage.get(keyId);
      if (!slots) return [];
      const last = currentHour();
      const kept = Array.from({length: KEPT_HOURS}, (_, index) => last - KEPT_HOURS + 1 + index);
      return kept
        .filter((hour) => slots.hours[slotOf(hour)] === hour)
        .map((hour) => {
          const first = slotOf(hour) * CLASSES;
          const [successful = 0, clientErrors = 0, serverErrors = 0] = slots.counts.subarray(first);
          return {startsAt: hour * HOUR, successful, clientErrors, serverErrors};
        });
    },
    clear: () => usage.clear(),
  };
}

/** Also of hours before 1970: the clock can be set there. */
const slotOf = (hour: number): number => ((hour % KEPT_HOURS) + KEPT_HOURS) % KEPT_HOURS;

function classOf(status: number): number {
  if (status >= 500 || status === 0) return 2;
  return status >= 400 ? 1 : 0;
}
