import {copyNavigation, copySegment} from './copySegment';
import {
  defaultNavigation,
  type Camera,
  type FlightPlan,
  type Navigation,
  type UxvPlan,
} from '../../../../store/flights/flightPlan';
import {pick} from '../../../../base/pick';

/** The platform's own notation as a flight plan. */
export function readUxv({navigation, camera, segments}: UxvPlan): FlightPlan {
  return {...readTop({navigation, camera}), segments: segments.map(copySegment), fences: [], rallyPoints: []};
}

/** What UxV can say of a plan: not its home, fences and rally points. */
export function writeUxv({navigation, camera, segments}: FlightPlan) {
  return {type: 'flight' as const, navigation, ...(camera && {camera}), segments: [...segments]};
}

/** The top that UxV and GeoJSON plans have in common, defaults filled in. */
export function readTop({navigation, camera}: {navigation?: Partial<Navigation>; camera?: Camera}) {
  return {
    navigation: {...defaultNavigation, ...(navigation && copyNavigation(navigation))},
    ...(camera && {camera: copyCamera(camera)}),
  };
}

function copyCamera(camera: Camera): Camera {
  return pick(
    camera,
    'name',
    'sensorWidth',
    'sensorHeight',
    'imageWidth',
    'imageHeight',
    'focalLength',
    'orientation',
    'minTriggerInterval',
  );
}
