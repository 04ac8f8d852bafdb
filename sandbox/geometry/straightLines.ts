import {positionAt} from './clip';
import type {Position} from './ring';
import {lonDifference} from './sphere';

/** A straight piece of a line. */
export interface Piece {
  readonly from: Position;
  readonly to: Position;
  /** Whether it ends where the line has no position of its own, so that the next piece goes straight on. */
  readonly isCut: boolean;
}

/**
 * The straight lines between positions. The shorter way is taken: a line from 179° E to 179° W is cut at the
 * antimeridian. Standing still makes no line, but positions that are all one position make one that ends where it begins.
 */
export function* straightLines(positions: readonly Position[]): Generator<Piece, void, undefined> {
  if (standsStill(positions)) {
    const [position = []] = positions;
    yield {from: position, to: position, isCut: false};
    return;
  }
  for (let index = 1; index < positions.length; index++) {
    const [from = [], to = []] = [positions[index - 1], positions[index]];
    const [[lon = 0, lat = 0], [toLon = 0, toLat = 0]] = [from, to];
    if (lon === toLon && lat === toLat) continue;
    if (Math.abs(toLon - lon) <= 180) {
      yield {from, to, isCut: false};
      continue;
    }
    const east = lonDifference(lon, toLon);
    const edge = east > 0 ? 180 : -180;
    const border = positionAt([lon, ...from.slice(1)], [lon + east, ...to.slice(1)], (edge - lon) / east);
    if (lon !== edge) yield {from, to: [edge, ...border.slice(1)], isCut: false};
    if (toLon !== -edge) yield {from: [-edge, ...border.slice(1)], to, isCut: false};
  }
}

/** Whether a line has positions, and all of them are one position. */
export function standsStill(positions: readonly Position[]): boolean {
  const [first] = positions;
  return first !== undefined && positions.every(([lon, lat]) => lon === first[0] && lat === first[1]);
}
