import {isClockTime, type MovableClock} from '../base/clock';
import {parseInstant} from '../base/instants';
import {badRequest} from '../http/apiError';

/**
 * Parses the body of POST /sandbox/clock: `{now}` (ISO 8601 with an offset) or `{advanceSeconds}` (a number).
 * @throws ApiError 400 that says which of the two is missing or wrong.
 */
export function parseClockChange(body: unknown): (clock: MovableClock) => void {
  const {now, advanceSeconds} = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >;
  if ((now === undefined) === (advanceSeconds === undefined))
    throw badRequest('body must be {"now": "2026-07-14T18:00:00Z"} or {"advanceSeconds": 3600}');
  if (now !== undefined) {
    const moment = typeof now === 'string' ? parseInstant(now) : undefined;
    if (moment === undefined)
      throw badRequest(
        'body.now must be ISO 8601 with an offset, such as "2026-07-14T18:00:00Z", and between the years 1970 and 9999',
      );
    if (!isClockTime(moment)) throw badRequest('body.now must be between the years 1970 and 9999');
    return (clock) => clock.set(new Date(moment));
  }
  if (typeof advanceSeconds !== 'number') throw badRequest('body.advanceSeconds must be a number');
  return (clock) => {
    if (!isClockTime(clock.now().getTime() + advanceSeconds * 1000))
      throw badRequest('body.advanceSeconds must end between the years 1970 and 9999');
    clock.advance(advanceSeconds);
  };
}
