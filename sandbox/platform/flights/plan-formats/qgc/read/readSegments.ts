import type {
  CameraAction,
  Navigation,
  PlanPosition,
  Segment,
  SegmentNavigation,
  SegmentOf,
} from '../../../../../store/flights/flightPlan';
import {mostLines} from '../../path/pathSize';
import {segmentPositions} from '../../path/segmentPositions';
import {MOST_LINES} from '../../path/sizeViolations';
import {holds, landings, mavCommands, takeoffs, waits, waypoints} from '../commands';
import {isCorridor, isSimple, isStructure, isSurvey, type QgcItem, type QgcSimpleItem} from '../items';
import {cameraActionOf} from './readCamera';
import {altitudeOf, positionOf} from './readPositions';
import {readCorridor, readStructure, readSurvey, type ReadScan} from './readScans';
import {altitudeWithin, modeOf, modeOfFrame, speedWithin, within} from '../values';

/** The contract's limit for the camera actions of one segment. */
const MOST_ACTIONS = 20;

/**
 * Walks a mission once. Speed and camera angles that are set before anything is flown become the plan's navigation,
 * later ones that of the segments after them; camera commands belong to the segment that begins where they stand.
 * @param home - longitude and latitude of the launch site, where the file knows them: the aircraft is there at first.
 */
export function readSegments(
  items: readonly QgcItem[],
  base: Navigation,
  home: PlanPosition | undefined,
): {navigation: Navigation; segments: Segment[]} {
  const segments: Segment[] = [];
  let navigation = base;
  let set: SegmentNavigation = {};
  let actions: CameraAction[] = [];
  let here = home;
  let lines = 0;
  let first: PlanPosition | undefined;

  const add = (segment: Segment, own: SegmentNavigation = {}) => {
    const differing = differences({...set, ...own}, navigation);
    const last = segments.at(-1);
    const whole: Segment = {
      ...segment,
      ...(Object.keys(differing).length > 0 && {navigation: differing}),
      ...(actions.length > 0 && {cameraActions: actions.slice(0, MOST_ACTIONS)}),
    };
    actions = [];
    const plan = {navigation, segments, fences: [], rallyPoints: []};
    lines += mostLines(whole, plan);
    // A plan with more lines is refused, so nobody asks where they lead.
    const flown = lines <= MOST_LINES ? segmentPositions(whole, plan) : [];
    first ??= flown[0];
    here = whole.type === 'returnToLaunch' ? (home ?? first) : (flown.at(-1) ?? here);
    if (last?.type === 'waypoint' && whole.type === 'waypoint' && canJoin(last, whole))
      last.positions.push(...whole.positions);
    else segments.push(whole);
  };

  for (const item of items) {
    if (!isSimple(item)) {
      const scan = scanOf(item);
      if (scan?.triggerDistance) actions.push({action: 'photosByDistance', distance: scan.triggerDistance});
      if (scan) add(scan.segment, scan.navigation);
      continue;
    }
    const action = cameraActionOf(item);
    const change = navigationChange(item, base);
    const segment = segmentOf(item, here);
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

/** @param here - where the aircraft is, and how high: it stays there where an item does not say another place. */
function segmentOf(item: QgcSimpleItem, here: PlanPosition | undefined): Segment | undefined {
  const position = positionOf(item);
  const {command, params} = item;
  if (takeoffs.has(command)) return {type: 'takeoff', ...(position && {position})};
  if (landings.has(command)) return {type: 'land', ...(position && {position})};
  if (command === mavCommands.returnToLaunch) return {type: 'returnToLaunch'};
  if (!waypoints.has(command) && !waits.has(command)) return undefined;
  const flownTo = waits.has(command) ? here : (position ?? staying(item, here));
  if (!flownTo) return undefined;
  const [lon = 0, lat = 0, altitude = here?.[2]] = flownTo;
  return {
    type: 'waypoint',
    positions: [altitude === undefined ? [lon, lat] : [lon, lat, altitude]],
    holdSeconds: (holds.has(command) && within(params[0], 0, 1e9)) || 0,
  };
}

/** Right here, at the altitude that an item says. */
function staying(item: QgcSimpleItem, here: PlanPosition | undefined): PlanPosition | undefined {
  const altitude = altitudeOf(item) ?? here?.[2];
  return here && [...here.slice(0, 2), ...(altitude === undefined ? [] : [altitude])];
}

/** Speed and camera angles that a command sets from here on. */
function navigationChange({command, params}: QgcSimpleItem, base: Navigation): SegmentNavigation | undefined {
  switch (command) {
    case mavCommands.changeSpeed: {
      // Types 2 and 3 are the speeds of climbing and descending; -2 is the file's own speed.
      if (params[0] === 2 || params[0] === 3) return {};
      const flightSpeed = params[1] === -2 ? base.flightSpeed : speedWithin(params[1]);
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
