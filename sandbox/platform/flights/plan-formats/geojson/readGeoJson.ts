import {
  copyCorridorSettings,
  copyPolygon,
  copyStructureSettings,
  copySurveySettings,
  sharedParts,
} from '../uxv/copySegment';
import type {
  Fence,
  FlightPlan,
  GeoJsonPlan,
  NamedPosition,
  PlanFeature,
  Segment,
} from '../../../../store/flights/flightPlan';
import {readTop} from '../uxv/uxv';

/** A feature collection as a flight plan: features that are flown become segments, in their order. */
export function readGeoJson({navigation, camera, features}: GeoJsonPlan): FlightPlan {
  const segments: Segment[] = [];
  const fences: Fence[] = [];
  const rallyPoints: NamedPosition[] = [];
  let home: NamedPosition | undefined;
  for (const feature of features) {
    const segment = segmentOf(feature);
    const fence = fenceOf(feature);
    const position = positionOf(feature);
    if (segment) segments.push(segment);
    else if (fence) fences.push(fence);
    else if (position && feature.properties.role === 'home') home = position;
    else if (position) rallyPoints.push(position);
  }
  return {...readTop({navigation, camera}), segments, ...(home && {home}), fences, rallyPoints};
}

function segmentOf({geometry, properties}: PlanFeature): Segment | undefined {
  switch (properties.role) {
    case 'takeoff':
    case 'land': {
      const position = geometry?.type === 'Point' ? {position: geometry.coordinates} : {};
      return {type: properties.role, ...position, ...sharedParts(properties)};
    }
    case 'returnToLaunch':
      return {type: 'returnToLaunch', ...sharedParts(properties)};
    case 'waypoint': {
      if (geometry?.type !== 'LineString' && geometry?.type !== 'Point') return undefined;
      const positions = geometry.type === 'Point' ? [geometry.coordinates] : geometry.coordinates;
      const {holdSeconds} = properties;
      const hold = holdSeconds !== undefined && {holdSeconds};
      return {type: 'waypoint', positions, ...hold, ...sharedParts(properties)};
    }
    case 'survey': {
      if (geometry?.type !== 'Polygon') return undefined;
      const settings = properties.settings && {settings: copySurveySettings(properties.settings)};
      return {type: 'survey', area: copyPolygon(geometry), ...settings, ...sharedParts(properties)};
    }
    case 'corridor': {
      if (geometry?.type !== 'LineString') return undefined;
      const settings = copyCorridorSettings(properties.settings);
      return {type: 'corridor', positions: geometry.coordinates, settings, ...sharedParts(properties)};
    }
    case 'structure': {
      if (geometry?.type !== 'Polygon') return undefined;
      const settings = copyStructureSettings(properties.settings);
      return {type: 'structure', area: copyPolygon(geometry), settings, ...sharedParts(properties)};
    }
    default:
      return undefined;
  }
}

function fenceOf({geometry, properties}: PlanFeature): Fence | undefined {
  if (properties.role !== 'geofence' && properties.role !== 'geofenceCircle') return undefined;
  const {name, inclusion} = properties;
  const shared = {...(name !== undefined && {name}), inclusion};
  if (properties.role === 'geofence' && geometry?.type === 'Polygon')
    return {kind: 'polygon', area: copyPolygon(geometry), ...shared};
  if (properties.role === 'geofenceCircle' && geometry?.type === 'Point')
    return {kind: 'circle', center: geometry.coordinates, radius: properties.radius, ...shared};
  return undefined;
}

function positionOf({geometry, properties}: PlanFeature): NamedPosition | undefined {
  if (properties.role !== 'home' && properties.role !== 'rallyPoint') return undefined;
  if (geometry?.type !== 'Point') return undefined;
  const {name} = properties;
  return {...(name !== undefined && {name}), position: geometry.coordinates};
}
