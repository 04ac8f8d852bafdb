import {RADIANS, offsetMetres, type LonLat} from '../../../../geometry/sphere';
import {between} from '../../../../world/frame/hash';
import type {Ground} from '../../../../world/roads/ground';

/** A round area before its edge has bays and bulges; its number makes them. */
export interface Blot {
  readonly centre: LonLat;
  readonly metres: number;
  readonly number: number;
}

/** How many waves go around an area, and how high, as a share of its radius. */
const waves = [
  [2, 0.22],
  [3, 0.16],
  [5, 0.12],
  [9, 0.07],
] as const;
/** What is left of the way to a corner at each step back from the sea. */
const STEP_BACK = 0.8;
const STEPS_BACK = 6;

/** The edge of an area from its east counter-clockwise, pulled back from the sea; longitudes run on beyond 180. */
export function outlineOf({centre, metres, number}: Blot, corners: number, {land}: Ground): LonLat[] {
  const phases = waves.map((_, index) => between(0, 360, number, index));
  const heights = waves.map(([, most], index) => between(0.3, 1, number, index, 1) * most);
  return Array.from({length: corners}, (_, corner) => {
    const angle = (corner / corners) * 360;
    const bulge = waves.reduce(
      (sum, [count], index) =>
        sum + (heights[index] ?? 0) * Math.cos((angle * count + (phases[index] ?? 0)) * RADIANS),
      1,
    );
    let reach = metres * bulge;
    let position = towards(centre, angle, reach);
    for (let step = 0; step < STEPS_BACK && land.landmassAt(...position) === 0; step++) {
      reach *= STEP_BACK;
      position = towards(centre, angle, reach);
    }
    return position;
  });
}

export function towards(centre: LonLat, degrees: number, metres: number): LonLat {
  return offsetMetres(centre, metres * Math.cos(degrees * RADIANS), metres * Math.sin(degrees * RADIANS));
}
