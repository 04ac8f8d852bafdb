import type {Bounds, LonLat} from '@site/src/map';
import {distanceMetres} from '@site/src/plan-check/geometry/sphere';
import type {RoadKind} from '@site/src/map/ground/roadsInSight';
import type {MultiLineString, Position} from 'geojson';
import type {RoadStretch} from './cutRoads';

/** A road where traffic slows it, as far as it is in sight. */
export interface SlowRoad {
  readonly id: string;
  /** Empty if it has none: then it is all such roads of its kind. */
  readonly name: string;
  readonly kind: RoadKind;
  /** Where it is slowest. */
  readonly percent: number;
  /** How long its slow stretches in sight are, all together. */
  readonly metres: number;
  readonly geometry: MultiLineString;
}

/** The same for all stretches of a road. */
export const roadIdOf = ({line: {kind, name}}: RoadStretch) => `${kind}:${name}`;

/** The slow roads in sight, the slowest first. */
export function listSlowRoads(stretches: readonly RoadStretch[], sight: Bounds): readonly SlowRoad[] {
  const roads = new Map<string, SlowRoad & {percent: number; metres: number}>();
  for (const stretch of stretches) {
    const {percent, positions, line} = stretch;
    const metres = percent > 0 ? metresSeen(positions, sight) : 0;
    if (metres === 0) continue;
    const id = roadIdOf(stretch);
    const road = roads.get(id) ?? {
      id,
      name: line.name,
      kind: line.kind,
      percent: 0,
      metres: 0,
      geometry: {type: 'MultiLineString', coordinates: []},
    };
    roads.set(id, road);
    road.percent = Math.max(road.percent, percent);
    road.metres += metres;
    road.geometry.coordinates.push([...positions]);
  }
  return [...roads.values()].sort((one, other) => other.percent - one.percent || other.metres - one.metres);
}

/** The metres of a stretch that are in sight, by whole segments; 0 where none is. */
function metresSeen(positions: readonly Position[], sight: Bounds): number {
  let metres = 0;
  for (let index = 1; index < positions.length; index++) {
    const [start, end] = [positions[index - 1], positions[index]];
    if (start && end && isSeen(start, end, sight)) metres += distanceMetres(toLonLat(start), toLonLat(end));
  }
  return metres;
}

/** Whether the rectangle of a segment meets what is in sight. There are thousands: nothing is made for it. */
function isSeen(start: Position, end: Position, [west, south, east, north]: Bounds): boolean {
  const [x0 = 0, y0 = 0] = start;
  const [x1 = 0, y1 = 0] = end;
  if (Math.max(y0, y1) < south || Math.min(y0, y1) > north) return false;
  // The turn around the globe in which the map writes its longitudes.
  const turn = 360 * Math.round(((west + east) / 2 - x0) / 360);
  return Math.max(x0, x1) + turn >= west && Math.min(x0, x1) + turn <= east;
}

const toLonLat = ([lon = 0, lat = 0]: Position): LonLat => [lon, lat];
