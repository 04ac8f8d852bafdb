import {badRequest} from '../../../http/apiError';
import {HOUR_MS} from '../../../world/frame/time';

/** An hour as the contract's paths name it: `/{year}/{month}/{day}/{hour}`, UTC. */
interface PathHour {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
}

const padded = (value: number, digits: number): string => String(value).padStart(digits, '0');

/**
 * Reads an hour of a path.
 * @returns the clock hour counted from 1970 (`NaN` for years beyond what a `Date` can say) and the hour in words.
 * @throws ApiError 400 for a day that the month does not have.
 */
export function readPathHour({year, month, day, hour}: PathHour): {clockHour: number; text: string} {
  const date = new Date(0);
  // Not Date.UTC, which takes the years 0 to 99 for 1900 to 1999. Leap years repeat after 400 years.
  date.setUTCFullYear(2000 + (year % 400), month, 0);
  const days = date.getUTCDate();
  const yearMonth = `${padded(year, 4)}-${padded(month, 2)}`;
  if (day > days) throw badRequest(`path.day must be <= ${days} in ${yearMonth}`);
  date.setUTCFullYear(year, month - 1, day);
  return {
    clockHour: date.getTime() / HOUR_MS + hour,
    text: `${yearMonth}-${padded(day, 2)}T${padded(hour, 2)}:00:00Z`,
  };
}
