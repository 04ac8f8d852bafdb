import {hourOf} from '../../world/frame/time';
import type {Weather} from '../../world/weather/weather';
import {HORIZON_HOURS} from './horizon';

/** Not in the first moments: who starts a sandbox wants a response, and many are stopped again at once. */
const FIRST_LOOK_MS = 2000;
const LOOK_MS = 5000;
/** Between two pieces of work, each a millisecond long: nobody who asks notices it. */
const PAUSE_MS = 4;

export type Wait = (milliseconds: number, stopped: AbortSignal) => Promise<void>;

/**
 * Makes the weather of all hours that can be asked for before somebody asks, as a weather service does: a tile of the
 * whole world reads sixty thousand positions of the atmosphere, and would wait for them when it is the first of its hour.
 * It changes no response.
 *
 * @param now - reads the sandbox's clock, ISO 8601
 * @param wait - so many milliseconds, or until it is stopped; never rejects. It need not keep a process alive.
 */
export function forecastAhead(weather: Weather, now: () => Promise<string>, wait: Wait): {stop(): void} {
  const stopped = new AbortController();
  const pause = (milliseconds: number) => wait(milliseconds, stopped.signal);

  const work = async () => {
    let prepared = NaN;
    await pause(FIRST_LOOK_MS);
    while (!stopped.signal.aborted) {
      const hour = hourOf(Date.parse(await now()));
      for (let ahead = 0; ahead <= HORIZON_HOURS && hour !== prepared; ahead++)
        for (const _ of weather.prepare(hour + ahead)) {
          if (stopped.signal.aborted) return;
          await pause(PAUSE_MS);
        }
      prepared = hour;
      await pause(LOOK_MS);
    }
  };
  // Nobody waits for it, and what fails here fails again, and loudly, for whoever asks.
  work().catch(() => undefined);
  return {stop: () => stopped.abort()};
}
