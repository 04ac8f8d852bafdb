import type {PathPoint} from '../path/flownPath';

/** Metres above mean sea level, where the plan says it. */
export function heightOf(
  {altitude, mode}: PathPoint,
  launchAltitude: number | undefined,
): number | undefined {
  if (mode === 'amsl') return altitude;
  if (mode === 'relativeToLaunch' && launchAltitude !== undefined) return launchAltitude + altitude;
  return undefined;
}
