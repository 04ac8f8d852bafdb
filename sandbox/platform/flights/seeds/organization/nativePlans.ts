import type {UxvPlan} from '../../../../store/flights/flightPlan';
import type {Place} from './place';

type Identity = Required<Pick<UxvPlan, 'id' | 'collectionId' | 'name'>>;

/** Along a canal, a rail or a road, in the platform's own notation. */
export function corridorPlan(identity: Identity, {at, between}: Place): UxvPlan {
  const length = between(900, 4200, 1);
  const bend = between(-400, 400, 2);
  const altitude = Math.round(between(50, 120, 3));
  return {
    ...identity,
    navigation: {flightSpeed: Math.round(between(8, 16, 4)), altitude, pitch: -90, gimbal: true},
    segments: [
      {type: 'takeoff', position: at(-60, 0)},
      {
        type: 'corridor',
        name: 'Along the line',
        positions: [at(0, 0), at(length * 0.4, bend), at(length * 0.7, bend * 0.6), at(length, 0)],
        settings: {width: Math.round(between(60, 160, 5)), spacing: 40, turnaroundDistance: 15},
        cameraActions: [{action: 'photosByDistance', distance: 20}],
      },
      {type: 'returnToLaunch'},
    ],
  };
}

/** About a tower or a silo, layer by layer. */
export function structurePlan(identity: Identity, {at, between}: Place): UxvPlan {
  const half = between(8, 30, 1);
  const height = Math.round(between(20, 90, 2));
  const ring = [at(-half, -half), at(-half, half), at(half, half), at(half, -half), at(-half, -half)];
  return {
    ...identity,
    navigation: {flightSpeed: 5, altitude: height + 15},
    segments: [
      {type: 'takeoff', position: at(-half - 40, 0)},
      {
        type: 'structure',
        name: 'Structure',
        area: {type: 'Polygon', coordinates: [ring]},
        settings: {
          height,
          layers: Math.max(2, Math.round(height / 12)),
          bottomAltitude: 8,
          entranceAltitude: height + 15,
          distance: 12,
          gimbalPitch: -10,
        },
        cameraActions: [{action: 'photosByTime', interval: 3}],
      },
      {type: 'land', position: at(-half - 40, 0)},
    ],
  };
}

/** Out and back over a long way, high above the sea: what meets weather and ceilings. */
export function transferPlan(identity: Identity, {at, between, site}: Place): UxvPlan {
  const length = between(9_000, 26_000, 1);
  const altitude = Math.round(site.ground + between(120, 320, 2));
  return {
    ...identity,
    navigation: {flightSpeed: Math.round(between(17, 24, 3)), altitude, altitudeMode: 'amsl'},
    segments: [
      {type: 'takeoff', position: at(0, 0)},
      {
        type: 'waypoint',
        name: 'Out and back',
        positions: [at(length * 0.3, 200), at(length * 0.65, -300), at(length, 0), at(length * 0.5, 600)],
        cameraActions: [{action: 'startVideo'}],
      },
      {type: 'returnToLaunch', cameraActions: [{action: 'stopVideo'}]},
    ],
  };
}
