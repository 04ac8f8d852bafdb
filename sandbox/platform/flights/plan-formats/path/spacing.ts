import type {Camera} from '../../../../store/flights/flightPlan';

/** What QGroundControl takes when nothing is known of the camera. */
export const DEFAULT_SPACING_METRES = 25;
export const DEFAULT_OVERLAP_PERCENT = 70;
export const DEFAULT_TURNAROUND_METRES = 10;

interface OverlapSettings {
  readonly spacing?: number;
  readonly sideOverlap?: number;
  readonly frontalOverlap?: number;
}

/** Distance between transects in metres: as given, else from what one picture covers across the flight. */
export function transectSpacing(
  settings: OverlapSettings,
  camera: Camera | undefined,
  height: number,
): number {
  const {spacing, sideOverlap = DEFAULT_OVERLAP_PERCENT} = settings;
  if (spacing !== undefined) return spacing;
  return uncovered(footprint(camera, height)?.across, sideOverlap) ?? DEFAULT_SPACING_METRES;
}

/** Distance between two pictures in metres; `undefined` when nothing is known of the camera. */
export function triggerDistance(
  {frontalOverlap = DEFAULT_OVERLAP_PERCENT}: OverlapSettings,
  camera: Camera | undefined,
  height: number,
): number | undefined {
  return uncovered(footprint(camera, height)?.along, frontalOverlap);
}

/** What one picture covers on the ground, in metres, across the flight direction and along it. */
function footprint(camera: Camera | undefined, height: number): {across: number; along: number} | undefined {
  const {sensorWidth, sensorHeight, focalLength, orientation = 'landscape'} = camera ?? {};
  if (!sensorWidth || !sensorHeight || !focalLength) return undefined;
  const scale = Math.abs(height) / focalLength;
  const [across, along] =
    orientation === 'landscape' ? [sensorWidth, sensorHeight] : [sensorHeight, sensorWidth];
  return {across: across * scale, along: along * scale};
}

/** What is left of a length when two of them overlap by so many percent; nothing for a camera on the ground. */
function uncovered(length: number | undefined, overlapPercent: number): number | undefined {
  const left = (length ?? 0) * (1 - overlapPercent / 100);
  return left > 0 && Number.isFinite(left) ? left : undefined;
}
