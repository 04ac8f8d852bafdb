import {numberOf, type Json} from '../values';

/** What the contract takes where a plan does not say. */
const DEFAULT_SPACING = 25;
const DEFAULT_OVERLAP = 70;
const DEFAULT_TURNAROUND = 10;

/** Distance between two lines over an area: as given, or what one picture covers less what two have in common. */
export function spacingOf(settings: Json, camera: Json, height: number): number {
  const given = numberOf(settings['spacing']);
  if (given !== undefined && given > 0) return given;
  const [width, depth] = [numberOf(camera['sensorWidth']), numberOf(camera['sensorHeight'])];
  const focal = numberOf(camera['focalLength']);
  if (!width || !depth || !focal) return DEFAULT_SPACING;
  const across = camera['orientation'] === 'portrait' ? depth : width;
  const overlap = numberOf(settings['sideOverlap']) ?? DEFAULT_OVERLAP;
  const spacing = ((across * Math.abs(height)) / focal) * (1 - overlap / 100);
  return spacing > 0 && Number.isFinite(spacing) ? spacing : DEFAULT_SPACING;
}

export const turnaroundOf = (settings: Json): number =>
  numberOf(settings['turnaroundDistance']) ?? DEFAULT_TURNAROUND;

/** The corner where the flight begins: 0 or 1 at one end, 2 or 3 at the other; odd ones on the right. */
export const entryOf = (settings: Json): number => numberOf(settings['entryPoint']) ?? 0;
