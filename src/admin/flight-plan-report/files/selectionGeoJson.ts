import {fenceRing, planFacts, type PathedPlan} from '@site/src/plan-check';
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
      feature(
        'geofence',
        {type: 'Polygon', coordinates: [counterClockwise(fenceRing(fence))]},
        {inclusion: fence.isInclusion},
      ),
    ),
    ...plan.rallyPoints.map((position) => feature('rallyPoint', {type: 'Point', coordinates: [...position]})),
  ];
}

/** Altitudes stay out: most are not measured from where GeoJSON measures them. */
function pathGeometry({path: {points}}: PathedPlan): Geometry {
  const positions = points.map(({position}): Position => [...position]);
  const [only] = positions;
  if (positions.length === 1 && only) return {type: 'Point', coordinates: only};
  const pieces = cutAtAntimeridian(positions);
  const [line = []] = pieces;
  return pieces.length === 1
    ? {type: 'LineString', coordinates: line}
    : {type: 'MultiLineString', coordinates: pieces};
}

/** A line that crosses the antimeridian ends there and begins again on its other side. */
function cutAtAntimeridian(positions: readonly Position[]): Position[][] {
  const pieces: Position[][] = [[]];
  positions.forEach((position, index) => {
    const [lon = 0, lat = 0] = position;
    const [lastLon = lon, lastLat = lat] = positions[index - 1] ?? position;
    if (Math.abs(lon - lastLon) > 180) {
      const edge = Math.sign(lastLon) * 180;
      const across = lon + 2 * edge;
      const share = across === lastLon ? 0 : (edge - lastLon) / (across - lastLon);
      const at = lastLat + (lat - lastLat) * share;
      pieces.at(-1)?.push([edge, at]);
      pieces.push([[-edge, at]]);
    }
    pieces.at(-1)?.push(position);
  });
  return pieces.filter((piece) => piece.length > 1);
}

function counterClockwise(ring: readonly (readonly number[])[]): Position[] {
  const area = ring.reduce((sum, [lon = 0, lat = 0], index) => {
    const [nextLon = lon, nextLat = lat] = ring[index + 1] ?? [];
    return sum + lon * nextLat - nextLon * lat;
  }, 0);
  const positions = ring.map((position) => position.slice(0, 2));
  return area < 0 ? positions.reverse() : positions;
}
