import {isSamePosition, shorterWay} from './antimeridian';
import type {Position} from './ring';

/** A straight piece of a line. */
export interface Piece {
  readonly from: Position;
  readonly to: Position;
  /** Whether it ends where the line has no position of its own, so that the next piece goes straight on. */
  readonly isCut: boolean;
}

/**
 * The straight lines between positions. The shorter way is taken: a line from 179° E to 179° W is cut at the
 * antimeridian. Standing still makes no line, but positions that are all the same make one that ends where it begins.
 */
export function* straightLines(positions: readonly Position[]): Generator<Piece, void, undefined> {
  const [first = []] = positions;
  if (standsStill(positions)) yield {from: first, to: first, isCut: false};
  for (let index = 1; index < positions.length; index++)
    for (const [from, to] of shorterWay(positions[index - 1] ?? [], positions[index] ?? []))
      yield {from, to, isCut: false};
}

/** Whether a line has positions, and all of them are the same. */
export function standsStill(positions: readonly Position[]): boolean {
  const [first] = positions;
  return first !== undefined && positions.every((position) => isSamePosition(first, position));
}
