import {each, geometryViolations, positionViolations} from '../../../geometry/geometryViolations';
import type {GeoJsonPlan, Segment, UxvPlan} from '../../../store/flights/flightPlan';

/** What the contract's schema cannot say of a UxV plan: positions in range, closed rings. */
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
        ...geometryViolations(segment.area, `${path}.area`),
        ...each(segment.settings?.transects ?? [], `${path}.settings.transects`, positionViolations),
      ];
    case 'corridor':
      return [
        ...each(segment.positions, `${path}.positions`, positionViolations),
        ...each(segment.settings.transects ?? [], `${path}.settings.transects`, positionViolations),
      ];
    case 'structure':
      return geometryViolations(segment.area, `${path}.area`);
    case 'returnToLaunch':
      return [];
  }
}

/** The same of a GeoJSON plan; it has one home at most. */
export function geoJsonViolations({features}: GeoJsonPlan, path: string): string[] {
  const homes = features.flatMap(({properties}, index) => (properties.role === 'home' ? [index] : []));
  return [
    ...each(features, `${path}.features`, ({geometry, properties}, feature) => [
      ...(geometry ? geometryViolations(geometry, `${feature}.geometry`) : []),
      ...('settings' in properties && properties.settings && 'transects' in properties.settings
        ? each(
            properties.settings.transects ?? [],
            `${feature}.properties.settings.transects`,
            positionViolations,
          )
        : []),
    ]),
    ...homes.slice(1).map((index) => `${path}.features[${index}] is a second home: a plan has one`),
  ];
}
