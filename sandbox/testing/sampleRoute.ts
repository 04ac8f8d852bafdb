import type {components} from '../contract/generated/contract';
import {encodeLine} from '../geometry/polyline';

/** From Bend to Sisters, straight over the fire weather. */
const line = {
  geometry: encodeLine([
    [-121.3153, 44.0582],
    [-121.5492, 44.291],
  ]),
  duration: 1800,
  distance: 35_000,
};

export const sampleRoute: components['schemas']['RouteBody'] = {
  routeId: 'bend-to-sisters',
  routes: [{...line, legs: [{...line, summary: 'US 20', steps: [{...line, name: 'US 20'}]}]}],
};
