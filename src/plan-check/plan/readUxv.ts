import {flownSegment, navigationOf} from './flownSegment';
import type {FlightPlan} from './types';
import {isJson, listOf, textOf, type Json, type Path, type Violations} from './values';

/** A plan in the platform's own format; it contains no fences, rally points or home. */
export function readUxv(plan: Json, violations: Violations, path: Path): FlightPlan {
  if (!Array.isArray(plan['segments'])) violations.add('noList', [...path, 'segments']);
  const navigation = navigationOf(plan['navigation']);
  const camera = isJson(plan['camera']) ? plan['camera'] : {};
  const segments = listOf(plan['segments']).flatMap(
    (segment, index) =>
      flownSegment(segment, navigation, camera, violations, [...path, 'segments', index]) ?? [],
  );
  violations.endPlan([...path, 'segments']);
  return {
    id: textOf(plan['id']),
    collectionId: textOf(plan['collectionId']),
    name: textOf(plan['name']),
    format: 'uxv',
    segments,
    passedOver: [],
    home: undefined,
    fences: [],
    rallyPoints: [],
  };
}
