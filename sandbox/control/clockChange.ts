import type {MovableClock} from '../base/clock';
import {badRequest} from '../http/apiError';

/** As far as `Date` reaches would overflow every year-shaped format; nobody's forecast needs more than this. */
const EARLIEST = Date.parse('1970-01-01T00:00:00Z');
const LATEST = Date.parse('9999-12-31T23:59:59Z');

/**
 * Reads the body of POST /sandbox/clock: `{now}` (ISO 8601 with an offset) or `{advanceSeconds}` (a number).
 * @throws ApiError 400 that says which of the two is missing or wrong.
 */
export function readClockChange(body: unknown): (clock: MovableClock) => void {
  const {now, advanceSeconds} = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >;
  if ((now === undefined) === (advanceSeconds === undefined))
    throw badRequest('body must be {"now": "2026-07-14T18:00:00Z"} or {"advanceSeconds": 3600}');
  if (now !== undefined) {
    const moment = parseInstant(now);
    if (!moment) throw badRequest('body.now must be ISO 8601 with an offset, such as "2026-07-14T18:00:00Z"');
    return (clock) => clock.set(moment);
  }
  if (typeof advanceSeconds !== 'number') throw badRequest('body.advanceSeconds must be a number');
  return (clock) => {
    if (!isInRange(clock.now().getTime() + advanceSeconds * 1000))
      throw badRequest('body.advanceSeconds must end between the years 1970 and 9999');
    clock.advance(advanceSeconds);
  };
}

/** An ISO 8601 date-time with an offset, or `undefined`. A text without one would mean the machine's time zone. */
export function parseInstant(text: unknown): Date | undefined {
  if (typeof text !== 'string' || !/T.*(Z|[+-]\d\d:\d\d)$/i.test(text)) return undefined;
  const milliseconds = Date.parse(text);
  return isInRange(milliseconds) ? new Date(milliseconds) : undefined;
}

function isInRange(milliseconds: number): boolean {
  return milliseconds >= EARLIEST && milliseconds <= LATEST;
}
