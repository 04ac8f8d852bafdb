import type {LonLat} from '../../../geometry/sphere';
import type {Way} from './ways';

const bend: LonLat = [-121.3153, 44.0582];
const sisters: LonLat = [-121.5492, 44.291];
const redmond: LonLat = [-121.1739, 44.2726];
const laPine: LonLat = [-121.5036, 43.6704];
const santiamPass: LonLat = [-121.8512, 44.4213];
const mcKenziePass: LonLat = [-121.8003, 44.2604];

export const bendToSisters: Way = {wayId: 'bend-sisters', stops: [bend, sisters]};
export const redmondToSisters: Way = {wayId: 'redmond-sisters', stops: [redmond, sisters]};

/** Between which places of Deschutes County the fire engines drive. */
export const deschutesWays: readonly Way[] = [
  bendToSisters,
  {wayId: 'bend-redmond', stops: [bend, redmond]},
  redmondToSisters,
  {wayId: 'bend-la-pine', stops: [bend, laPine]},
  {wayId: 'sisters-santiam-pass', stops: [sisters, santiamPass]},
  {wayId: 'sisters-mckenzie-pass', stops: [sisters, mcKenziePass]},
];

/** Ferry lines of Puget Sound, terminal to terminal. */
// oxfmt-ignore
export const ferryLines: readonly {name: string; line: readonly LonLat[]}[] = [
  {name: 'Seattle – Bainbridge', line: [[-122.3384, 47.6026], [-122.36, 47.604], [-122.47, 47.617], [-122.5096, 47.6223]]},
  {name: 'Seattle – Bremerton', line: [[-122.3384, 47.6026], [-122.42, 47.588], [-122.505, 47.58], [-122.56, 47.588], [-122.6238, 47.5619]]},
  {name: 'Edmonds – Kingston', line: [[-122.3847, 47.8132], [-122.4943, 47.7949]]},
  {name: 'Mukilteo – Clinton', line: [[-122.3048, 47.9494], [-122.3497, 47.9749]]},
  {name: 'Fauntleroy – Vashon', line: [[-122.3967, 47.5231], [-122.4639, 47.5111]]},
  {name: 'Coupeville – Port Townsend', line: [[-122.6727, 48.1593], [-122.72, 48.135], [-122.7596, 48.1105]]},
];

/** The Rhine and its mouth from Rotterdam to Duisburg. */
// oxfmt-ignore
export const rhine: readonly LonLat[] = [
  [4.4053, 51.9011], [4.4871, 51.9097], [4.5602, 51.9086], [4.6407, 51.8703], [4.7303, 51.8309],
  [4.9701, 51.8302], [5.2008, 51.8604], [5.4304, 51.8797], [5.6603, 51.8901], [5.8502, 51.8553],
  [6.0107, 51.8709], [6.1204, 51.8406], [6.2408, 51.8302], [6.3906, 51.7604], [6.6004, 51.6607],
  [6.6903, 51.5409], [6.7302, 51.4503],
];
