import type {Clock} from '../../../base/clock';
import {HOUR_MS} from '../../../world/frame/time';

/** Weather and fires change with the clock hour: a response may be cached until then. */
export function cacheControl(clock: Clock): string {
  const left = HOUR_MS - (clock.now().getTime() % HOUR_MS);
  return `private, max-age=${Math.floor(left / 1000)}`;
}
