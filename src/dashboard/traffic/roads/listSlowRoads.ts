import type {Bounds, LonLat} from '@site/src/map';
import {boundsOf, boxesMeet} from '@site/src/map/layers/bounds';
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
  return positions.slice(1).reduce((sum, end, index) => {
    const start = positions[index] ?? end;
    const bounds = boundsOf([{type: 'LineString', coordinates: [start, end]}]);
    return bounds && boxesMeet(bounds, sight) ? sum + distanceMetres(toLonLat(start), toLonLat(end)) : sum;
  }, 0);
}

const toLonLat = ([lon = 0, lat = 0]: Position): LonLat => [lon, lat];
