import type {
  CameraAction,
  Navigation,
  Segment,
  SegmentNavigation,
  SegmentOf,
} from '../../../../../store/flights/flightPlan';
import {mavCommands, landings, takeoffs, waypoints} from '../commands';
import {isCorridor, isSimple, isStructure, isSurvey, type QgcItem, type QgcSimpleItem} from '../items';
import {cameraActionOf} from './readCamera';
import {altitudeOf, landingOf, positionOf} from './readPositions';
import {readCorridor, readStructure, readSurvey, type ReadScan} from './readScans';
import {altitudeWithin, modeOf, modeOfFrame, speedWithin, within} from '../values';

/** The contract's limit for the camera actions of one segment. */
const MOST_ACTIONS = 20;

/**
 * Walks a mission once. Speed and camera angles that are set before anything is flown become the plan's navigation,
 * later ones that of the segments after them; camera commands belong to the segment that begins where they stand.
 */
export function readSegments(
  items: readonly QgcItem[],
  base: Navigation,
): {navigation: Navigation; segments: Segment[]} {
  const segments: Segment[] = [];
  let navigation = base;
  let set: SegmentNavigation = {};
  let actions: CameraAction[] = [];

  const add = (segment: Segment, own: SegmentNavigation = {}) => {
    const differing = differences({...set, ...own}, navigation);
    const last = segments.at(-1);
    const whole: Segment = {
      ...segment,
      ...(Object.keys(differing).length > 0 && {navigation: differing}),
      ...(actions.length > 0 && {cameraActions: actions.slice(0, MOST_ACTIONS)}),
    };
    actions = [];
    if (last?.type === 'waypoint' && whole.type === 'waypoint' && canJoin(last, whole))
      last.positions.push(...whole.positions);
    else segments.push(whole);
  };

  for (const item of items) {
    if (!isSimple(item)) {
      const scan = scanOf(item);
      if (scan?.triggerDistance) actions.push({action: 'photosByDistance', distance: scan.triggerDistance});
      if (scan) add(scan.segment, scan.navigation);
      const landing = landingOf(item);
      if (!scan && landing) add({type: 'land', position: landing});
      continue;
    }
    const action = cameraActionOf(item);
    const change = navigationChange(item);
    const segment = segmentOf(item);
    if (action) actions.push(action);
    else if (change && segments.length === 0) navigation = {...navigation, ...change};
    else if (change) set = {...set, ...change};
    else if (segment) add(segment, ownNavigation(item, segment));
  }
  return {navigation, segments};
}

function scanOf(item: QgcItem): ReadScan | undefined {
  if (isSurvey(item)) return readSurvey(item);
  if (isCorridor(item)) return readCorridor(item);
  return isStructure(item) ? readStructure(item) : undefined;
}

function segmentOf(item: QgcSimpleItem): Segment | undefined {
  const position = positionOf(item);
  const {command, params} = item;
  if (takeoffs.has(command)) return {type: 'takeoff', ...(position && {position})};
  if (landings.has(command)) return {type: 'land', ...(position && {position})};
  if (command === mavCommands.returnToLaunch) return {type: 'returnToLaunch'};
  if (!waypoints.has(command) || !position) return undefined;
  const holds =
    command === mavCommands.waypoint ||
    command === mavCommands.loiterTime ||
    command === mavCommands.splineWaypoint;
  return {type: 'waypoint', positions: [position], holdSeconds: (holds && within(params[0], 0, 1e9)) || 0};
}

/** Speed and camera angles that a command sets from here on. */
function navigationChange({command, params}: QgcSimpleItem): SegmentNavigation | undefined {
  switch (command) {
    case mavCommands.changeSpeed: {
      const flightSpeed = speedWithin(params[1]);
      return flightSpeed === undefined ? {} : {flightSpeed};
    }
    case mavCommands.mountControl:
      return angles(params[0], params[2]);
    case mavCommands.gimbalPitchYaw:
      return angles(params[0], params[1]);
    default:
      return undefined;
  }
}

function angles(pitchDegrees: unknown, yawDegrees: unknown): SegmentNavigation {
  const [pitch, yaw] = [within(pitchDegrees, -90, 90), within(yawDegrees, -180, 360)];
  return {...(pitch !== undefined && {pitch}), ...(yaw !== undefined && {yaw}), gimbal: true};
}

function ownNavigation(item: QgcSimpleItem, segment: Segment): SegmentNavigation {
  if (segment.type === 'returnToLaunch') return {};
  const altitudeMode = modeOf(item.AltitudeMode) ?? modeOfFrame(item.frame);
  const hasPosition =
    segment.type === 'waypoint' || ('position' in segment && segment.position !== undefined);
  const altitude = hasPosition ? undefined : altitudeWithin(altitudeOf(item));
  return {...(altitude !== undefined && {altitude}), ...(altitudeMode && {altitudeMode})};
}

/** What a segment flies differently from the plan. */
function differences(own: SegmentNavigation, plan: Navigation): SegmentNavigation {
  const keys = Object.keys(own) as (keyof SegmentNavigation)[];
  return Object.fromEntries(keys.filter((key) => own[key] !== plan[key]).map((key) => [key, own[key]]));
}

/** Neighbouring waypoints with the same navigation and hold, and no camera action between them, are one segment. */
function canJoin(last: SegmentOf<'waypoint'>, next: SegmentOf<'waypoint'>): boolean {
  return (
    last.holdSeconds === next.holdSeconds &&
    next.cameraActions === undefined &&
    JSON.stringify(last.navigation) === JSON.stringify(next.navigation)
  );
}
