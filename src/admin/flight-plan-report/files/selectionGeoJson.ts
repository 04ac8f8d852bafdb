import {fenceRing, planFacts, type PathedPlan} from '@site/src/plan-check';
import {cutLine, cutRing} from '@site/src/plan-check/geometry/cutAtAntimeridian';
import type {Feature, FeatureCollection, Geometry, Position} from 'geojson';

/** Plans as features (RFC 7946): the path as it is flown, fences, and rally points, each with the id of its plan. */
export function selectionGeoJson(plans: readonly PathedPlan[]): FeatureCollection {
  return {type: 'FeatureCollection', features: plans.flatMap(featuresOf)};
}

function featuresOf(pathed: PathedPlan): Feature[] {
  const {id, name, plan, path} = pathed;
  const {length, duration, highest} = planFacts(plan, path);
  const feature = (role: string, geometry: Geometry, more: Feature['properties'] = {}): Feature => ({
    type: 'Feature',
    geometry,
    properties: {planId: id, name, role, ...more},
  });
  const facts = {
    lengthMeters: Math.round(length),
    durationSeconds: Math.round(duration),
    ...(highest && {highestMeters: highest.altitude, altitudeMode: highest.mode}),
  };
  return [
    ...(path.points.length > 0 ? [feature('path', pathGeometry(pathed), facts)] : []),
    ...plan.fences.map((fence) =>
      feature('geofence', areaGeometry(fenceRing(fence)), {inclusion: fence.isInclusion}),
    ),
    ...plan.rallyPoints.map((position) => feature('rallyPoint', {type: 'Point', coordinates: [...position]})),
  ];
}

/** Altitudes stay out: most are not measured from where GeoJSON measures them. */
function pathGeometry({path: {points}}: PathedPlan): Geometry {
  const positions = points.map(({position}): Position => [...position]);
  const [only] = positions;
  if (positions.length === 1 && only) return {type: 'Point', coordinates: only};
  const pieces = cutLine(positions);
  const [line = []] = pieces;
  return pieces.length === 1
    ? {type: 'LineString', coordinates: line}
    : {type: 'MultiLineString', coordinates: pieces};
}

/** A fence over the antimeridian is as many polygons as that cuts it into. */
function areaGeometry(ring: readonly (readonly number[])[]): Geometry {
  const pieces = cutRing(ring);
  const [only = []] = pieces;
  return pieces.length === 1
    ? {type: 'Polygon', coordinates: [only]}
    : {type: 'MultiPolygon', coordinates: pieces.map((piece) => [piece])};
}
