import type {GeoJsonPlan} from '../../../../store/flights/flightPlan';
import type {Place} from './place';

type Identity = Required<Pick<GeoJsonPlan, 'id' | 'collectionId' | 'name'>>;

/** A round of watch with a fence about it and somewhere to fall back to, as features. */
export function patrolPlan(identity: Identity, {at, between, chance}: Place): GeoJsonPlan {
  const half = between(250, 900, 1);
  const edge = half + 120;
  const altitude = Math.round(between(40, 110, 2));
  const ring = [at(-edge, -edge), at(-edge, edge), at(edge, edge), at(edge, -edge), at(-edge, -edge)];
  const point = (coordinates: number[]) => ({type: 'Point' as const, coordinates});
  return {
    ...identity,
    type: 'FeatureCollection',
    navigation: {
      flightSpeed: Math.round(between(9, 14, 3)),
      altitude,
      altitudeMode: chance(1) < 0.3 ? 'calculatedAboveTerrain' : 'relativeToLaunch',
    },
    features: [
      {type: 'Feature', geometry: point(at(-half, 0)), properties: {role: 'takeoff'}},
      {
        type: 'Feature',
        geometry: {
          type: 'LineString',
          coordinates: [at(-half, -half), at(half, -half), at(half, half), at(-half, half), at(-half, -half)],
        },
        properties: {role: 'waypoint', name: 'Round', holdSeconds: 15},
      },
      {type: 'Feature', geometry: null, properties: {role: 'returnToLaunch'}},
      {
        type: 'Feature',
        geometry: {type: 'Polygon', coordinates: [ring.reverse()]},
        properties: {role: 'geofence', inclusion: true},
      },
      {type: 'Feature', geometry: point(at(-half, -edge + 40)), properties: {role: 'rallyPoint'}},
    ],
  };
}
