import {each, geometryViolations, positionViolations} from '../../../geometry/geometryViolations';
import {dimensionViolations, polygonViolations} from '../../../geometry/polygonViolations';
import type {
  GeoJsonPlan,
  PlanFeature,
  PlanPolygon,
  Segment,
  UxvPlan,
} from '../../../store/flights/flightPlan';

/** What the contract's schema cannot say of a UxV plan: positions in range, closed rings, altitudes in all or none. */
export function uxvViolations({segments}: UxvPlan, path: string): string[] {
  return each(segments, `${path}.segments`, segmentViolations);
}

function segmentViolations(segment: Segment, path: string): string[] {
  switch (segment.type) {
    case 'takeoff':
    case 'land':
      return segment.position ? positionViolations(segment.position, `${path}.position`) : [];
    case 'waypoint':
      return each(segment.positions, `${path}.positions`, positionViolations);
    case 'survey':
      return [
        ...areaViolations(segment.area, `${path}.area`),
        ...each(segment.settings?.transects ?? [], `${path}.settings.transects`, positionViolations),
      ];
    case 'corridor':
      return [
        ...each(segment.positions, `${path}.positions`, positionViolations),
        ...each(segment.settings.transects ?? [], `${path}.settings.transects`, positionViolations),
      ];
    case 'structure':
      return areaViolations(segment.area, `${path}.area`);
    case 'returnToLaunch':
      return [];
  }
}

/** What a survey or a structure covers: the planner makes the best of an area that crosses itself, as QGroundControl does. */
function areaViolations(area: PlanPolygon, path: string): string[] {
  const shape = geometryViolations(area, path);
  return shape.length > 0 ? shape : dimensionViolations(area.coordinates, ringsAt(path));
}

/** The same of a GeoJSON plan; it has one home at most, and its fences are sound polygons. */
export function geoJsonViolations({features}: GeoJsonPlan, path: string): string[] {
  const homes = features.flatMap(({properties}, index) => (properties.role === 'home' ? [index] : []));
  return [
    ...each(features, `${path}.features`, (feature, at) => [
      ...shapeViolations(feature, `${at}.geometry`),
      ...transectViolations(feature, `${at}.properties.settings.transects`),
    ]),
    ...homes.slice(1).map((index) => `${path}.features[${index}] is a second home: a plan has one`),
  ];
}

function shapeViolations({geometry, properties}: PlanFeature, path: string): string[] {
  if (!geometry) return [];
  if (geometry.type !== 'Polygon') return geometryViolations(geometry, path);
  // A drone has to tell which side of a fence it is on.
  return properties.role === 'geofence'
    ? polygonViolations(geometry.coordinates, ringsAt(path))
    : areaViolations(geometry, path);
}

function transectViolations({properties}: PlanFeature, path: string): string[] {
  return 'settings' in properties && properties.settings && 'transects' in properties.settings
    ? each(properties.settings.transects ?? [], path, positionViolations)
    : [];
}

const ringsAt = (path: string) => (ring: number) => `${path}.coordinates[${ring}]`;
