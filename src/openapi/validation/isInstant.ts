const FORMS =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::(\d\d)(?:\.\d+)?)?(?:Z|[+-]([01]\d|2[0-3])(?::?([0-5]\d))?))?$/i;

/** A date-time as the platform reads it, save that its offset is missing. */
const WITHOUT_OFFSET = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/i;

/**
 * Whether a request may bring this text as a `date-time`: ISO 8601 as ground software writes it, with an offset. Seconds
 * and the offset's colon can be left out, and a date alone is its midnight UTC.
 */
export function isInstant(text: string): boolean {
  const parts = FORMS.exec(text);
  if (!parts) return false;
  const [, day = '', minute = '00:00', second = '00'] = parts;
  // What the calendar does not have, the engine either refuses or moves to another day.
  const start = new Date(`${day}T${minute}Z`);
  if (Number.isNaN(start.getTime()) || !start.toISOString().startsWith(day)) return false;
  return Number(second) < 60 || isLeapSecond(text, start, second);
}

/** A leap second is the one after 23:59:59 UTC. */
function isLeapSecond(text: string, start: Date, second: string): boolean {
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d\d):?(\d\d)?$/.exec(text) ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  const inUtc = new Date(start.getTime() - offset * 60_000);
  return second === '60' && inUtc.getUTCHours() === 23 && inUtc.getUTCMinutes() === 59;
}

export const lacksOffset = (text: string): boolean => WITHOUT_OFFSET.test(text);
