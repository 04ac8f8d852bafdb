import type {ExpressionSpecification} from 'maplibre-gl';
import {turn, type Offset} from './spread';

/** Offsets from where it is, each as MapLibre wants it. */
export interface Spread {
  /** Pixels. */
  readonly upright: Offset;
  /** Pixels, turned back by what its picture is turned. */
  readonly turned: Offset;
  /** Pixels, of its badge. */
  readonly badge: Offset;
  /** Of the ring around what is selected, in pixels before the ring is enlarged. */
  readonly ring: Offset;
  /** Widths of an m, of its name. */
  readonly name: Offset;
}

/** Of a name, in pixels. */
export const NAME_SIZE = 12;
/** Of the ring around what is selected: it is so many times as large as the one around what stands. */
export const RING_SIZE = 1.25;
/** The badge is at the upper right of a marker: pixels to the right and down. */
export const BADGE = [13, -13] as const;

/**
 * Where the parts of a marker are drawn that shares its place.
 *
 * @param upright pixels
 * @param heading degrees from true north, by which MapLibre turns an offset with the picture
 */
export function spreadOf(upright: Offset | undefined, heading = 0): {readonly spread?: Spread} {
  if (!upright) return {};
  const [right, down] = upright;
  const [badgeRight, badgeDown] = BADGE;
  return {
    spread: {
      upright,
      turned: turn(upright, -heading),
      badge: [right + badgeRight, down + badgeDown],
      ring: [right / RING_SIZE, down / RING_SIZE],
      name: [right / NAME_SIZE, down / NAME_SIZE + 1.4],
    },
  };
}

/** What a layer reads of it: the offset of a part, or another for what has its place alone. */
export function offset(kind: keyof Spread, otherwise: Offset = [0, 0]): ExpressionSpecification {
  return [
    'case',
    ['has', 'spread'],
    ['array', 'number', 2, ['get', kind, ['get', 'spread']]],
    ['literal', [...otherwise]],
  ];
}
