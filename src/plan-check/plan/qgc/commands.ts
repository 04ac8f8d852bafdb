import type {AltitudeMode} from '../types';

/** What a command of MAVLink does, as far as a plan is shown, timed and checked. */
export interface MavCommand {
  readonly does:
    | 'takeoff'
    | 'land'
    | 'waypoint'
    | 'returnToLaunch'
    /** Stays where it is. */
    | 'wait'
    | 'changeSpeed'
    /** Changes where or how long is flown, which is not worked out here: it is named. */
    | 'passedOver'
    /** Has a position that is not flown to, such as one to look at: it is named where it has one. */
    | 'place';
  /** Whether its first parameter is a time to stay, in seconds. */
  readonly holds?: boolean;
  /** Whether latitude and longitude 0 mean where the aircraft is; nulls always do. */
  readonly isZeroHere?: boolean;
}

/**
 * The commands that fly somewhere, or change how it is flown, by MAVLink's common messages and the ground station's own
 * list of them, and those with a position of another use. All others move nothing: cameras, servos, conditions on other
 * commands.
 */
const commands: ReadonlyMap<number, MavCommand> = new Map<number, MavCommand>([
  [16, {does: 'waypoint', holds: true}],
  [17, {does: 'waypoint', isZeroHere: true}],
  [18, {does: 'waypoint', isZeroHere: true}],
  [19, {does: 'waypoint', holds: true, isZeroHere: true}],
  [20, {does: 'returnToLaunch'}],
  [21, {does: 'land', isZeroHere: true}],
  [22, {does: 'takeoff', isZeroHere: true}],
  [31, {does: 'waypoint', isZeroHere: true}],
  [82, {does: 'waypoint', holds: true}],
  [84, {does: 'takeoff', isZeroHere: true}],
  [85, {does: 'land', isZeroHere: true}],
  [93, {does: 'wait', holds: true}],
  [94, {does: 'waypoint', isZeroHere: true}],
  [112, {does: 'wait', holds: true}],
  [178, {does: 'changeSpeed'}],
  [30001, {does: 'waypoint'}],
  // Landing and take-off in metres, following, changing altitude on the way, orbits, path planning, waiting for an
  // altitude, guidance by a computer on board, jumps, another home, the end of the flight, other positions.
  ...[23, 24, 25, 30, 32, 33, 34, 35, 36, 81, 83, 92, 177, 179, 185, 192, 252, 601, 42702].map(
    (command) => [command, {does: 'passedOver'}] as const,
  ),
  // Regions of interest, where a landing begins, fences, rally points.
  ...[80, 189, 195, 197, 201, 5000, 5001, 5002, 5003, 5004, 5100].map(
    (command) => [command, {does: 'place'}] as const,
  ),
]);

/** Undefined where it moves nothing. */
export const mavCommand = (command: number): MavCommand | undefined => commands.get(command);

/**
 * Whether a number is one of MAVLink's for commands with a position: those below 95, and waypoints and places of a
 * manufacturer's own.
 */
export const mayHavePlace = (command: number): boolean =>
  command < 95 || (command >= 30_000 && command <= 31_009);

/** How long a command stays where it is, in seconds. */
export function holdSecondsOf(command: number, first: number | undefined): number {
  return mavCommand(command)?.holds ? Math.max(0, first ?? 0) : 0;
}

/** MAV_TYPE numbers of aircraft that hover wherever they fly: generic, with 2 to 12 rotors, coaxial, helicopters. */
const hovering: readonly unknown[] = [undefined, 0, 2, 3, 4, 13, 14, 15, 29, 35];

/** Whether a vehicle flies at the file's `hoverSpeed`, as the contract says; all others move at its `cruiseSpeed`. */
export const isHovering = (vehicleType: unknown): boolean => hovering.includes(vehicleType);

/** The altitude mode of the ground station; undefined for "each item its own". */
export function modeOfNumber(mode: unknown): AltitudeMode | undefined {
  if (mode === 1) return 'relativeToLaunch';
  if (mode === 2) return 'amsl';
  return mode === 3 || mode === 4 ? 'calculatedAboveTerrain' : undefined;
}

/** The altitude mode that a MAVLink frame means; 5, 6 and 11 are the integer twins of 0, 3 and 10. */
export function modeOfFrame(frame: unknown): AltitudeMode | undefined {
  if (frame === 3 || frame === 6) return 'relativeToLaunch';
  if (frame === 0 || frame === 5) return 'amsl';
  return frame === 10 || frame === 11 ? 'calculatedAboveTerrain' : undefined;
}
