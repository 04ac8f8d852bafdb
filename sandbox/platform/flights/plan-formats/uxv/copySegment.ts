import type {
  CameraAction,
  Navigation,
  PlanPolygon,
  Segment,
  SegmentNavigation,
  SegmentOf,
} from '../../../../store/flights/flightPlan';
import {pick} from '../../../../base/pick';

/** A segment with all that the contract knows of it, and nothing else: unknown keys of a request are ignored. */
export function copySegment(segment: Segment): Segment {
  const shared = sharedParts(segment);
  switch (segment.type) {
    case 'takeoff':
    case 'land':
      return {...pick(segment, 'type', 'position'), ...shared};
    case 'waypoint':
      return {...pick(segment, 'type', 'positions', 'holdSeconds'), ...shared};
    case 'survey': {
      const settings = segment.settings && copySurveySettings(segment.settings);
      return {type: 'survey', area: copyPolygon(segment.area), ...(settings && {settings}), ...shared};
    }
    case 'corridor':
      return {
        ...pick(segment, 'type', 'positions'),
        settings: copyCorridorSettings(segment.settings),
        ...shared,
      };
    case 'structure': {
      const settings = copyStructureSettings(segment.settings);
      return {type: 'structure', area: copyPolygon(segment.area), settings, ...shared};
    }
    case 'returnToLaunch':
      return {type: 'returnToLaunch', ...shared};
  }
}

/** What every segment may have. */
export function sharedParts({name, navigation, cameraActions}: Omit<Segment, 'type'>) {
  return {
    ...(name !== undefined && {name}),
    ...(navigation && {navigation: copyNavigation(navigation)}),
    ...(cameraActions && {cameraActions: cameraActions.map(copyCameraAction)}),
  };
}

const navigationKeys = [
  'flightSpeed',
  'hoverSpeed',
  'altitude',
  'altitudeMode',
  'pitch',
  'yaw',
  'gimbal',
] as const;

export function copyNavigation<Part extends SegmentNavigation | Partial<Navigation>>(navigation: Part): Part {
  return pick<SegmentNavigation, keyof SegmentNavigation>(navigation, ...navigationKeys) as Part;
}

export function copyPolygon({coordinates}: PlanPolygon): PlanPolygon {
  return {type: 'Polygon', coordinates};
}

function copyCameraAction(action: CameraAction): CameraAction {
  switch (action.action) {
    case 'photosByDistance':
      return pick(action, 'action', 'distance');
    case 'photosByTime':
      return pick(action, 'action', 'interval');
    case 'pointCamera':
      return pick(action, 'action', 'pitch', 'yaw');
    default:
      return pick(action, 'action');
  }
}

const transectKeys = [
  'spacing',
  'frontalOverlap',
  'sideOverlap',
  'turnaroundDistance',
  'entryPoint',
  'hoverAndCapture',
  'triggerInTurnaround',
  'transects',
] as const;

export function copySurveySettings(settings: NonNullable<SegmentOf<'survey'>['settings']>) {
  return pick(settings, 'angle', 'crosshatch', 'alternateTransects', ...transectKeys);
}

export function copyCorridorSettings(settings: SegmentOf<'corridor'>['settings']) {
  return pick(settings, 'width', ...transectKeys);
}

export function copyStructureSettings(settings: SegmentOf<'structure'>['settings']) {
  return pick(
    settings,
    'height',
    'layers',
    'bottomAltitude',
    'entranceAltitude',
    'distance',
    'gimbalPitch',
    'startFromTop',
  );
}
