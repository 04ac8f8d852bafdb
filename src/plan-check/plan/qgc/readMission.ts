import {navigationOf, type Navigation} from '../flownSegment';
import type {FlownPosition, FlownSegment, PassedOver} from '../types';
import {
  isJson,
  listOf,
  numberOf,
  positionOf,
  turnedPosition,
  type Json,
  type Path,
  type Violations,
} from '../values';
import {
  holdSecondsOf,
  isHovering,
  mavCommand,
  modeOfFrame,
  modeOfNumber,
  mayHavePlace,
  type MavCommand,
} from './commands';
import {flownItems} from './landingItems';
import {readScan} from './readScan';

export interface Mission {
  readonly segments: readonly FlownSegment[];
  readonly passedOver: readonly PassedOver[];
}

/** The aircraft while a mission is read: where it is, and how it flies on. */
interface State {
  /** Undefined before anything is flown, in a file that knows no launch site. */
  readonly here: readonly number[] | undefined;
  readonly navigation: Navigation;
}

/** The flown parts of a mission, in order. A change of speed holds for all that follow. */
export function readMission(mission: Json, violations: Violations, path: Path): Mission {
  const segments: FlownSegment[] = [];
  const passedOver: PassedOver[] = [];
  const home = turnedPosition(mission['plannedHomePosition'])?.slice(0, 2);
  const base = firstNavigation(mission);
  let state: State = {here: home, navigation: base};
  const fly = (item: Json, number: number, at: Path) => {
    const command = numberOf(item['command']) ?? -1;
    const known = mavCommand(command);
    const isSimple = item['type'] === 'SimpleItem';
    if (isSimple && isPassedOver(item, command, state)) passedOver.push({command, item: number});
    if (isSimple && known?.does === 'changeSpeed')
      state = {...state, navigation: {...state.navigation, speed: speedAfter(item, state.navigation, base)}};
    const read = isSimple
      ? readSimple(item, command, state, violations, at)
      : readScan(item, state.navigation, violations, at);
    segments.push(...read);
    const last = read.at(-1);
    const first = segments.find(({positions}) => positions.length > 0)?.positions[0];
    state = {
      ...state,
      here: last?.type === 'returnToLaunch' ? (home ?? first) : whereAfter(read, state.here),
    };
  };
  listOf(mission['items']).forEach((item, index) => {
    const at = [...path, index];
    if (!isJson(item)) return violations.add('noType', at);
    for (const each of flownItems(item)) fly(each, index + 1, at);
  });
  return {segments, passedOver};
}

function firstNavigation(mission: Json): Navigation {
  const base = navigationOf({
    flightSpeed: positive(mission[isHovering(mission['vehicleType']) ? 'hoverSpeed' : 'cruiseSpeed']),
    altitudeMode: modeOfNumber(mission['globalPlanAltitudeMode']),
  });
  const takeoff = listOf(mission['items']).find(
    (item) => isJson(item) && mavCommand(numberOf(item['command']) ?? -1)?.does === 'takeoff',
  );
  return {...base, altitude: (isJson(takeoff) ? altitudeOf(takeoff) : undefined) ?? base.altitude};
}

/** MAV_CMD_DO_CHANGE_SPEED: of the types, only speeds through the air and over ground; -2 is the file's own speed. */
function speedAfter(item: Json, {speed}: Navigation, base: Navigation): number {
  const [type, wanted] = listOf(item['params']).map(numberOf);
  if (type === 2 || type === 3) return speed;
  return wanted === -2 ? base.speed : (positive(wanted) ?? speed);
}

/**
 * Whether an item would change what is flown, and does not: commands that are known for it, those that stay where
 * nobody knows the aircraft to be, and others with a position.
 */
function isPassedOver(item: Json, command: number, {here}: State): boolean {
  const known = mavCommand(command);
  if (!known) return mayHavePlace(command) && hasPlace(item);
  if (known.does === 'place') return hasPlace(item);
  if (known.does === 'wait') return here === undefined;
  if (known.does === 'waypoint') return here === undefined && isHere(item, known);
  return known.does === 'passedOver';
}

function hasPlace(item: Json): boolean {
  // In a frame of the mission's own, these parameters are something else.
  if (modeOfFrame(item['frame']) === undefined) return false;
  const [lat, lon] = placeParams(item);
  return lat !== undefined && lon !== undefined && !(lat === 0 && lon === 0) && !!positionOf([lon, lat]);
}

function placeParams(item: Json): readonly (number | undefined)[] {
  return listOf(item['coordinate'] ?? listOf(item['params']).slice(4)).map(numberOf);
}

function isHere(item: Json, {isZeroHere}: MavCommand): boolean {
  const [lat, lon] = placeParams(item);
  return lat === undefined || lon === undefined || (isZeroHere === true && lat === 0 && lon === 0);
}

function readSimple(
  item: Json,
  command: number,
  {here, navigation}: State,
  violations: Violations,
  path: Path,
): FlownSegment[] {
  const known = mavCommand(command);
  if (!known || known.does === 'changeSpeed' || known.does === 'passedOver' || known.does === 'place')
    return [];
  const isStaying = known.does === 'wait' || isHere(item, known);
  // A waypoint is flown even where it stays: it may hold there. A take-off or a landing right here moves nothing.
  const isMoving = known.does === 'waypoint' || known.does === 'wait';
  if (isMoving && isStaying && !here) return [];
  const place = isStaying ? (isMoving ? here : undefined) : placeOf(item, violations, path);
  const mode = modeOfNumber(item['AltitudeMode']) ?? modeOfFrame(item['frame']) ?? navigation.mode;
  const own = known.does === 'wait' ? undefined : altitudeOf(item);
  // No altitude means that it stays as it is.
  const altitude = own ?? (isMoving ? here?.[2] : undefined) ?? navigation.altitude;
  const positions: FlownPosition[] =
    place && known.does !== 'returnToLaunch' ? [[place[0] ?? 0, place[1] ?? 0, altitude]] : [];
  violations.flies(positions.length);
  return [
    {
      type: known.does === 'wait' ? 'waypoint' : known.does,
      positions,
      mode,
      name: undefined,
      speed: navigation.speed,
      isEstimated: false,
      holdSeconds: holdSecondsOf(command, numberOf(listOf(item['params'])[0])),
    },
  ];
}

function placeOf(item: Json, violations: Violations, path: Path) {
  const [lat, lon] = placeParams(item);
  const place = positionOf([lon, lat]);
  if (!place) violations.add('noPosition', [...path, 'params']);
  return place;
}

/** Where the aircraft is after some segments: at the last position of them, else where it was. */
function whereAfter(segments: readonly FlownSegment[], here: State['here']): State['here'] {
  return segments.flatMap(({positions}) => positions).at(-1) ?? here;
}

/** `Altitude` is what somebody typed; the last parameter is what it became. */
function altitudeOf(item: Json): number | undefined {
  return (
    numberOf(item['Altitude']) ??
    numberOf(listOf(item['coordinate'])[2]) ??
    numberOf(listOf(item['params'])[6])
  );
}

function positive(value: unknown): number | undefined {
  const number = numberOf(value);
  return number !== undefined && number > 0 ? number : undefined;
}
