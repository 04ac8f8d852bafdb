import type {Atlas} from '../base/atlas';
import {Caches} from '../base/caches';
import {Alerts} from './alerts/alerts';
import {firesAt} from './fires/fires';
import type {Fire, FireRegion, FireSource} from './fires/types';
import {Devices} from './devices/devices';
import {restrictionsAt} from './restrictions/restrictions';
import type {Restriction} from './restrictions/types';
import {Land} from './roads/land';
import {Roads} from './roads/roads';
import {Weather} from './weather/weather';

/** The synthetic world: a pure function of seed and time. Times are milliseconds since 1970. */
export interface World {
  readonly seed: number;
  readonly weather: Weather;
  readonly alerts: Alerts;
  readonly devices: Devices;
  /** Its roads and the land below them. The first call reads the coasts, which takes most of a second. */
  readonly roads: () => Roads;
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
 * @param coasts the coasts of the real world, which its land has; read once at most
 */
export function createWorld(seed: number, coasts: () => Atlas): World {
  const weather = new Weather(seed);
  const caches = new Caches();
  const makeRoads = () => new Roads(seed, new Land(coasts()));
  const roads = () => caches.of(makeRoads);
  return {
    seed,
    weather,
    alerts: new Alerts(seed, weather),
    devices: new Devices(seed, roads),
    roads,
    firesAt: (region, source, time) => firesAt(seed, region, source, time),
    restrictionsAt: (time) => restrictionsAt(seed, time),
    caches,
  };
}
