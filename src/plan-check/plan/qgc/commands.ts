import type {AltitudeMode} from '../types';

/** Numbers of MAVLink commands that fly somewhere, or change how it is flown. */
export const mavCommands = {
  returnToLaunch: 20,
  changeSpeed: 178,
  waypoints: [16, 17, 18, 19, 31, 82],
  /** Those whose first parameter is a time to stay, in seconds. */
  holds: [16, 19, 82],
  takeoffs: [22, 84],
  landings: [21, 85],
} as const;

const isOneOf = (numbers: readonly number[], value: number) => numbers.includes(value);

/** What a command does in the words of the platform's own format; undefined where it flies nothing. */
export function segmentTypeOf(
  command: number,
): 'takeoff' | 'land' | 'waypoint' | 'returnToLaunch' | undefined {
  if (isOneOf(mavCommands.waypoints, command)) return 'waypoint';
  if (isOneOf(mavCommands.takeoffs, command)) return 'takeoff';
  if (isOneOf(mavCommands.landings, command)) return 'land';
  return command === mavCommands.returnToLaunch ? 'returnToLaunch' : undefined;
}

export function holdSecondsOf(command: number, first: number | undefined): number {
  return isOneOf(mavCommands.holds, command) ? Math.max(0, first ?? 0) : 0;
}

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
