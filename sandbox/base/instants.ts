const forms =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(\.\d+)?)?(?:Z|([+-])(\d\d)(?::?(\d\d))?))?$/i;

/** UTC, capital letters, no leap second, milliseconds at most, and a day that every month has. */
const plain =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{3})?Z$/;

/** Whether a text is a date-time in the form that nearly every device sends, such as 2026-07-14T18:00:00Z. */
export const isPlainInstant = (text: string): boolean => plain.test(text);

/** What four-digit years can say; an offset may move a time beyond it. */
const EARLIEST = Date.parse('0000-01-01T00:00:00Z');

/** The last millisecond of the year 9999, in milliseconds since 1970. */
export const LATEST_INSTANT = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * Parses an ISO 8601 date-time with an offset; without one it would mean the machine's time zone. A date alone is its
 * midnight UTC. Everything is accepted that the contract's `date-time` allows, also times without seconds, leap seconds
 * (the second after 23:59:59 UTC), lower case, a space for the T and offsets such as +0200 and +02, which `Date.parse`
 * refuses.
 * @returns milliseconds since 1970 (finer fractions are cut off), or `undefined` for other texts and outside the years
 *   0000 to 9999 UTC.
 */
export function parseInstant(text: string): number | undefined {
  const instant = readInstant(text);
  return instant !== undefined && instant >= EARLIEST && instant <= LATEST_INSTANT ? instant : undefined;
}

/** Whether a text is written as a date-time can be, in whatever year. */
export const isInstant = (text: string): boolean => isPlainInstant(text) || readInstant(text) !== undefined;

function readInstant(text: string): number | undefined {
  // The engine parses it five times as fast; the rest of this is for the others.
  if (isPlainInstant(text)) return Date.parse(text);
  const parts = forms.exec(text);
  if (!parts) return undefined;
  const numberAt = (part: number) => Number(parts[part] ?? 0);
  const [year, month, day, hour, minute, second] = [1, 2, 3, 4, 5, 6].map(numberAt) as Six;
  const [offsetHours, offsetMinutes] = [numberAt(9), numberAt(10)];
  const date = new Date(0);
  // Not Date.UTC, which takes the years 0 to 99 for 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day);
  const isOfCalendar = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!isOfCalendar || hour > 23 || minute > 59 || offsetHours > 23 || offsetMinutes > 59) return undefined;
  const offset = (offsetHours * 60 + offsetMinutes) * (parts[8] === '-' ? -1 : 1);
  date.setUTCHours(hour, minute - offset);
  const isLeapSecond = second === 60 && date.getUTCHours() === 23 && date.getUTCMinutes() === 59;
  if (second > 59 && !isLeapSecond) return undefined;
  return date.getTime() + second * 1000 + Math.floor(Number(`0${parts[7] ?? ''}`) * 1000);
}

type Six = [number, number, number, number, number, number];

/** What to do about a text that is no date-time: it continues the path at which the text stands. */
export function describeUnreadableInstant(text: string): string {
  if (/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/i.test(text))
    return 'has no offset: add Z for UTC, or an offset such as +02:00';
  return forms.test(text)
    ? 'must be a day and a time that exist'
    : 'must be an ISO 8601 date and time with an offset, such as 2026-07-14T18:00:00Z, or a date alone';
}

/**
 * Milliseconds since 1970 as the platform writes a time: ISO 8601 in UTC, with a fraction only where there is one. What
 * ends after the year 9999 is written with that year's last second, since four digits can say no more.
 */
export function formatInstant(milliseconds: number): string {
  if (milliseconds > LATEST_INSTANT) return '9999-12-31T23:59:59Z';
  const whole = Math.trunc(milliseconds);
  const day = Math.floor(whole / DAY);
  if (day !== written.day) written = {day, text: new Date(whole).toISOString().slice(0, -TIME_LENGTH)};
  const rest = whole - day * DAY;
  const fraction = rest % 1000;
  const second = (rest - fraction) / 1000;
  const minute = Math.floor(second / 60);
  const time = `${twoDigits[Math.floor(minute / 60)]}:${twoDigits[minute % 60]}:${twoDigits[second % 60]}`;
  return `${written.text}${time}${fraction === 0 ? '' : `.${String(fraction).padStart(3, '0')}`}Z`;
}

const DAY = 24 * 60 * 60_000;
/** Of `18:00:00.000Z`. */
const TIME_LENGTH = 13;
const twoDigits = Array.from({length: 60}, (_, number) => String(number).padStart(2, '0'));

/**
 * The last day that was written. Times of one response are close to each other, and a time of the same day is written in
 * a fifth of the time that the engine takes: a start writes 67,000.
 */
let written = {day: Number.NaN, text: ''};

/** What is wrong with a date-time at a path of a request; nothing when it can be parsed. */
export function instantViolations(path: string, text: string | undefined): string[] {
  if (text === undefined || isPlainInstant(text) || parseInstant(text) !== undefined) return [];
  return [
    isInstant(text)
      ? `${path} must be between the years 0000 and 9999 UTC`
      : `${path} ${describeUnreadableInstant(text)}`,
  ];
}
