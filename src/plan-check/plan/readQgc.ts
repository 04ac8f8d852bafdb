import {readMission} from './qgc/readMission';
import type {Fence, FlightPlan} from './types';
import {
  isJson,
  listOf,
  numberOf,
  textOf,
  turnedPosition,
  type Json,
  type Path,
  type Violations,
} from './values';

/** A file of QGroundControl. */
export function readQgc(plan: Json, violations: Violations, path: Path): FlightPlan {
  const mission = isJson(plan['mission']) ? plan['mission'] : undefined;
  if (!mission || !Array.isArray(mission['items'])) violations.add('noList', [...path, 'mission', 'items']);
  const fence = isJson(plan['geoFence']) ? plan['geoFence'] : {};
  const rally = isJson(plan['rallyPoints']) ? plan['rallyPoints'] : {};
  const {segments, passedOver} = mission
    ? readMission(mission, violations, [...path, 'mission', 'items'])
    : {segments: [], passedOver: []};
  violations.endPlan([...path, 'mission', 'items']);
  return {
    id: textOf(plan['id']),
    collectionId: textOf(plan['collectionId']),
    name: textOf(plan['name']),
    format: 'qgc',
    segments,
    passedOver,
    home: turnedPosition(mission?.['plannedHomePosition']),
    fences: fencesOf(fence, violations, [...path, 'geoFence']),
    rallyPoints: rally['points']
      ? violations.positions(rally['points'], [...path, 'rallyPoints', 'points'], turnedPosition)
      : [],
  };
}

/**
 * Fences of both versions: polygons and circles, or the one polygon of old files. What has no version is passed over, as
 * ground station and platform do.
 */
function fencesOf(fence: Json, violations: Violations, path: Path): Fence[] {
  if (numberOf(fence['version']) === undefined) return [];
  const ring = (corners: unknown, at: Path) => closed(violations.positions(corners, at, turnedPosition));
  const old = listOf(fence['polygon']);
  return [
    ...listOf(fence['polygons']).flatMap((each, index): Fence[] => {
      if (!isJson(each)) return [];
      const at = [...path, 'polygons', index, 'polygon'];
      return [{kind: 'polygon', ring: ring(each['polygon'], at), isInclusion: each['inclusion'] === true}];
    }),
    ...(old.length >= 3
      ? [{kind: 'polygon' as const, ring: ring(old, [...path, 'polygon']), isInclusion: true}]
      : []),
    ...listOf(fence['circles']).flatMap((each, index): Fence[] => {
      const circle = isJson(each) && isJson(each['circle']) ? each['circle'] : {};
      const center = turnedPosition(circle['center']);
      if (!center) {
        violations.add('noPosition', [...path, 'circles', index, 'circle']);
        return [];
      }
      const isInclusion = isJson(each) && each['inclusion'] === true;
      return [{kind: 'circle', center, radius: numberOf(circle['radius']) ?? 0, isInclusion}];
    }),
  ];
}

/** Ground stations leave the last corner out. */
function closed(ring: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const [first, last] = [ring[0], ring.at(-1)];
  return !first || (first[0] === last?.[0] && first[1] === last?.[1]) ? ring : [...ring, first];
}
