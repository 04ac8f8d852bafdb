import {between, chance} from '../../../../world/frame/hash';
import type {Site} from './sites';

const METRES_PER_DEGREE = 111_195;
/** So far from the middle of its site lies the middle of a flight, in metres. */
const SPREAD = 2_600;

/** Where a flight is, how it is turned, and its own chances. */
export interface Place {
  /** Number of the plan among all plans of the organization. */
  readonly index: number;
  readonly site: Site;
  /** The position so many metres forward and to the right of the middle of the flight. */
  readonly at: (forward: number, right: number) => [lon: number, lat: number];
  /** A number in [low, high); equal for equal topics. */
  readonly between: (low: number, high: number, topic: number) => number;
  readonly chance: (topic: number) => number;
}

/** @param seed of all chances of the organization */
export function placeOf(site: Site, index: number, seed: number): Place {
  const east = between(-SPREAD, SPREAD, seed, index, 1);
  const north = between(-SPREAD, SPREAD, seed, index, 2);
  const angle = between(0, 2 * Math.PI, seed, index, 3);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const perLon = METRES_PER_DEGREE * Math.cos((site.lat * Math.PI) / 180);
  return {
    index,
    site,
    at: (forward, right) => [
      rounded(site.lon + (east + forward * sin + right * cos) / perLon),
      rounded(site.lat + (north + forward * cos - right * sin) / METRES_PER_DEGREE),
    ],
    between: (low, high, topic) => between(low, high, seed, index, 4, topic),
    chance: (topic) => chance(seed, index, 5, topic),
  };
}

/** To a decimetre: more would only make the files longer. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
