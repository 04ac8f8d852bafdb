import {navigationOf, type Navigation} from '../flownSegment';
import type {FlownPosition, FlownSegment} from '../types';
import {isJson, listOf, numberOf, positionOf, type Json, type Path, type Violations} from '../values';
import {holdSecondsOf, mavCommands, modeOfFrame, modeOfNumber, segmentTypeOf} from './commands';
import {readScan} from './readScan';

/** The flown parts of a mission, in order. A change of speed holds for all that follow. */
export function readMission(mission: Json, violations: Violations, path: Path): FlownSegment[] {
  let navigation = firstNavigation(mission);
  return listOf(mission['items']).flatMap((item, index): FlownSegment[] => {
    const at = [...path, index];
    if (!isJson(item)) return violations.add('noType', at) ?? [];
    if (item['type'] !== 'SimpleItem') return readScan(item, navigation, violations, at);
    const command = numberOf(item['command']) ?? -1;
    const params = listOf(item['params']).map(numberOf);
    if (command === mavCommands.changeSpeed && params[1] !== undefined && params[1] > 0)
      navigation = {...navigation, speed: params[1]};
    return readSimple(item, command, navigation, violations, at);
  });
}

function firstNavigation(mission: Json): Navigation {
  const base = navigationOf({
    flightSpeed: positive(mission['cruiseSpeed']),
    altitudeMode: modeOfNumber(mission['globalPlanAltitudeMode']),
  });
  const isCopter = mission['vehicleType'] === undefined || mission['vehicleType'] !== 1;
  const hover = positive(mission['hoverSpeed']);
  const takeoff = listOf(mission['items']).find(
    (item) => isJson(item) && segmentTypeOf(numberOf(item['command']) ?? -1) === 'takeoff',
  );
  const altitude = isJson(takeoff) ? altitudeOf(takeoff) : undefined;
  return {
    altitude: altitude ?? base.altitude,
    mode: base.mode,
    speed: isCopter && hover !== undefined ? hover : base.speed,
  };
}

function readSimple(
  item: Json,
  command: number,
  navigation: Navigation,
  violations: Violations,
  path: Path,
): FlownSegment[] {
  const type = segmentTypeOf(command);
  if (!type) return [];
  const mode = modeOfNumber(item['AltitudeMode']) ?? modeOfFrame(item['frame']) ?? navigation.mode;
  const position = type === 'returnToLaunch' ? undefined : placeOf(item, type, violations, path);
  const altitude = altitudeOf(item) ?? navigation.altitude;
  const positions: FlownPosition[] = position ? [[position[0] ?? 0, position[1] ?? 0, altitude]] : [];
  const holdSeconds = holdSecondsOf(command, numberOf(listOf(item['params'])[0]));
  return [
    {...{type, positions, mode, holdSeconds}, name: undefined, speed: navigation.speed, isEstimated: false},
  ];
}

/** Where an item goes. MAVLink takes 0, 0 in a take-off or a landing for "right here". */
function placeOf(item: Json, type: string, violations: Violations, path: Path) {
  const params = listOf(item['coordinate'] ?? listOf(item['params']).slice(4));
  const [lat, lon] = params.map(numberOf);
  const isHere = (lat === 0 && lon === 0) || lat === undefined || lon === undefined;
  if (isHere && type !== 'waypoint') return undefined;
  return positionOf([lon, lat]) ?? violations.add('noPosition', [...path, 'params']);
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
