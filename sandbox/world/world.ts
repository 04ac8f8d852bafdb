import {Caches} from '../base/caches';
import {Alerts} from './alerts/alerts';
import {firesAt} from './fires/fires';
import type {Fire, FireRegion, FireSource} from './fires/types';
import {Devices} from './devices/devices';
import {restrictionsAt} from './restrictions/restrictions';
import type {Restriction} from './restrictions/types';
import {Weather} from './weather/weather';

/** The synthetic world: a pure function of seed and time. Times are milliseconds since 1970. */
export interface World {
  readonly seed: number;
  readonly weather: Weather;
  readonly alerts: Alerts;
  readonly devices: Devices;
  /** See `fires/fires.ts`. */
  firesAt(region: FireRegion, source: FireSource, time: number): Fire[];
  /** See `restrictions/restrictions.ts`. */
  restrictionsAt(time: number): Restriction[];
  /** What is made of this world and used again, such as tiles: kept as long as the world is. */
  readonly caches: Caches;
}

/**
 * Makes the world of a seed. Two worlds of one seed give equal results, whatever they were asked before; each remembers what it
 * has computed, so make one and share it.
 *
 * @param seed a whole number
 */
export function createWorld(seed: number): World {
  const weather = new Weather(seed);
  return {
    seed,
    weather,
    alerts: new Alerts(seed, weather),
    devices: new Devices(seed),
    firesAt: (region, source, time) => firesAt(seed, region, source, time),
    restrictionsAt: (time) => restrictionsAt(seed, time),
    caches: new Caches(),
  };
}
