import type {
  Fence,
  FlightPlan,
  NamedPosition,
  PlanFeature,
  PlanPosition,
  Segment,
} from '../../../../store/flights/flightPlan';

/** A flight plan as features: what is flown in order of flight, then home, fences and rally points. */
export function writeGeoJson({navigation, camera, segments, home, fences, rallyPoints}: FlightPlan) {
  const features: PlanFeature[] = [
    ...segments.map(segmentFeature),
    ...(home ? [positionFeature('home', home)] : []),
    ...fences.map(fenceFeature),
    ...rallyPoints.map((point) => positionFeature('rallyPoint', point)),
  ];
  return {type: 'FeatureCollection' as const, navigation, ...(camera && {camera}), features};
}

function segmentFeature(segment: Segment): PlanFeature {
  switch (segment.type) {
    case 'takeoff':
    case 'land': {
      const {type: role, position, ...rest} = segment;
      return position
        ? {type: 'Feature', geometry: point(position), properties: {role, ...rest}}
        : {type: 'Feature', geometry: null, properties: {role, ...rest}};
    }
    case 'returnToLaunch': {
      const {type: role, ...rest} = segment;
      return {type: 'Feature', geometry: null, properties: {role, ...rest}};
    }
    case 'waypoint': {
      const {type: role, positions, ...rest} = segment;
      const [first = [], ...more] = positions;
      const geometry = more.length === 0 ? point(first) : line(positions);
      return {type: 'Feature', geometry, properties: {role, ...rest}};
    }
    case 'survey': {
      const {type: role, area, ...rest} = segment;
      return {type: 'Feature', geometry: area, properties: {role, ...rest}};
    }
    case 'corridor': {
      const {type: role, positions, ...rest} = segment;
      return {type: 'Feature', geometry: line(positions), properties: {role, ...rest}};
    }
    case 'structure': {
      const {type: role, area, ...rest} = segment;
      return {type: 'Feature', geometry: area, properties: {role, ...rest}};
    }
  }
}

function positionFeature(role: 'home' | 'rallyPoint', {position, ...rest}: NamedPosition): PlanFeature {
  return {type: 'Feature', geometry: point(position), properties: {role, ...rest}};
}

function fenceFeature(fence: Fence): PlanFeature {
  if (fence.kind === 'polygon') {
    const {kind: _kind, area, ...rest} = fence;
    return {type: 'Feature', geometry: area, properties: {role: 'geofence', ...rest}};
  }
  const {kind: _kind, center, ...rest} = fence;
  return {type: 'Feature', geometry: point(center), properties: {role: 'geofenceCircle', ...rest}};
}

const point = (coordinates: PlanPosition) => ({type: 'Point' as const, coordinates});
const line = (coordinates: PlanPosition[]) => ({type: 'LineString' as const, coordinates});
