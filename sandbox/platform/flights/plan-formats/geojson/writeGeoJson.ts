import type {
  Fence,
  FlightPlan,
  NamedPlace,
  PlanFeature,
  PlanPosition,
  Segment,
} from '../../../../store/flights/flightPlan';

/** A flight plan as features: what is flown in order of flight, then home, fences and rally points. */
export function writeGeoJson({navigation, camera, segments, home, fences, rallyPoints}: FlightPlan) {
  const features: PlanFeature[] = [
    ...segments.map(segmentFeature),
    ...(home ? [placeFeature('home', home)] : []),
    ...fences.map(fenceFeature),
    ...rallyPoints.map((place) => placeFeature('rallyPoint', place)),
  ];
  return {type: 'FeatureCollection' as const, navigation, ...(camera && {camera}), features};
}

function segmentFeature(segment: Segment): PlanFeature {
  switch (segment.type) {
    case 'takeoff':
    case 'land': {
      const {type: role, position, ...said} = segment;
      return position
        ? {type: 'Feature', geometry: point(position), properties: {role, ...said}}
        : {type: 'Feature', geometry: null, properties: {role, ...said}};
    }
    case 'returnToLaunch': {
      const {type: role, ...said} = segment;
      return {type: 'Feature', geometry: null, properties: {role, ...said}};
    }
    case 'waypoint': {
      const {type: role, positions, ...said} = segment;
      const [first = [], ...more] = positions;
      const geometry = more.length === 0 ? point(first) : line(positions);
      return {type: 'Feature', geometry, properties: {role, ...said}};
    }
    case 'survey': {
      const {type: role, area, ...said} = segment;
      return {type: 'Feature', geometry: area, properties: {role, ...said}};
    }
    case 'corridor': {
      const {type: role, positions, ...said} = segment;
      return {type: 'Feature', geometry: line(positions), properties: {role, ...said}};
    }
    case 'structure': {
      const {type: role, area, ...said} = segment;
      return {type: 'Feature', geometry: area, properties: {role, ...said}};
    }
  }
}

function placeFeature(role: 'home' | 'rallyPoint', {position, ...said}: NamedPlace): PlanFeature {
  return {type: 'Feature', geometry: point(position), properties: {role, ...said}};
}

function fenceFeature(fence: Fence): PlanFeature {
  if (fence.kind === 'polygon') {
    const {kind: _kind, area, ...said} = fence;
    return {type: 'Feature', geometry: area, properties: {role: 'geofence', ...said}};
  }
  const {kind: _kind, center, ...said} = fence;
  return {type: 'Feature', geometry: point(center), properties: {role: 'geofenceCircle', ...said}};
}

const point = (coordinates: PlanPosition) => ({type: 'Point' as const, coordinates});
const line = (coordinates: PlanPosition[]) => ({type: 'LineString' as const, coordinates});
