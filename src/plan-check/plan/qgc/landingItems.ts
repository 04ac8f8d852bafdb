import {surfaceOf} from '../coverage/surface';
import {numberOf, turnedPosition, type Json} from '../values';

type Place = readonly number[];

/**
 * What the ground station sends to the aircraft for a landing pattern: the speed of the approach, the approach and the
 * landing. Every other item stays as it is. The platform reads it the same: see `api/fixtures/landing-patterns.json`.
 */
export function flownItems(item: Json): readonly Json[] {
  const land = item['type'] === 'SimpleItem' ? undefined : turnedPosition(item['landCoordinate']);
  if (!land || scans.includes(item['complexItemType'])) return [item];
  // Files of 2020 and earlier call the approach the loiter.
  const approach =
    turnedPosition(item['landingApproachCoordinate']) ?? turnedPosition(item['loiterCoordinate']);
  const frame = frameOf(item);
  const fly = (command: number, [lon = 0, lat = 0, altitude]: Place): Json => ({
    type: 'SimpleItem',
    command,
    frame,
    params: [0, 0, 0, null, lat, lon, altitude ?? null],
  });
  const isVertical = item['complexItemType'] === 'vtolLandingPattern';
  const isLoiter = item['useLoiterToAlt'] !== false;
  const speed = item['useDoChangeSpeed'] === true ? numberOf(item['finalApproachSpeed']) : undefined;
  const high = (place: Place): Place => [...place.slice(0, 2), ...(approach?.slice(2) ?? [])];
  const tangent = approach && isLoiter && tangentOf(item, approach, land);
  return [
    ...(speed === undefined ? [] : [{type: 'SimpleItem', command: 178, frame: 2, params: [0, speed, -1]}]),
    ...(approach ? [fly(isLoiter ? 31 : 16, approach)] : []),
    ...(tangent ? [fly(16, high(tangent))] : []),
    // Without a glide: it descends where it lands.
    ...(approach && isVertical ? [fly(16, high(land))] : []),
    fly(isVertical ? 85 : 21, land),
  ];
}

const scans: readonly unknown[] = ['survey', 'CorridorScan', 'StructureScan'];

/**
 * Where the aircraft leaves its circle round the approach to fly straight to the landing; undefined where the landing
 * lies within the circle.
 */
function tangentOf(item: Json, approach: Place, land: Place): Place | undefined {
  const radius = Math.max(0, numberOf(item['loiterRadius']) ?? 0);
  const surface = surfaceOf([land, approach]);
  const [[x, y], [x0, y0]] = [surface.toPlane(approach), surface.toPlane(land)];
  const [east, north] = [x - x0, y - y0];
  const distance = Math.hypot(east, north);
  if (radius === 0 || distance <= radius) return undefined;
  const sine = (radius / distance) * (item['loiterClockwise'] === false ? -1 : 1);
  const cosine = Math.sqrt(1 - sine ** 2);
  return surface.toEarth([
    x0 + cosine * (east * cosine + north * sine),
    y0 + cosine * (north * cosine - east * sine),
  ]);
}

/** Version 1 says it of loiter and landing; where they differ, the ground station takes both for relative. */
function frameOf(item: Json): number {
  const [loiter, landing] = [item['loiterAltitudeRelative'], item['landAltitudeRelative']];
  const written = item['altitudesAreRelative'];
  const isRelative = typeof written === 'boolean' ? written : loiter === landing ? landing : true;
  return isRelative === true ? 3 : isRelative === false ? 0 : 2;
}
