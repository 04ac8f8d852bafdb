import type {LineString} from 'geojson';
import {positionAt, type Place} from '../../geometry/clip';
import {CELL_DEGREES, columnOf, rowOf} from '../grid';
import {lonDifference} from '../../geometry/geometry';

/** A straight piece of a line. */
export interface Piece {
  readonly from: Place;
  readonly to: Place;
  /** Whether it ends where the line has no position of its own, so that the next piece goes straight on. */
  readonly isCut: boolean;
}

/** A piece within one cell of the grid. */
export interface CellPiece extends Piece {
  readonly column: number;
  readonly row: number;
}

/**
 * The straight lines between positions. The shorter way is taken: a line from 179° E to 179° W is cut at the
 * antimeridian. Standing still makes no line, but positions that are all one place make one that ends where it begins.
 */
export function* straightLines(positions: readonly Place[]): Generator<Piece, void, undefined> {
  if (standsStill(positions)) {
    const [place = []] = positions;
    yield {from: place, to: place, isCut: false};
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

/** The steps of a way without those that stand still, such as an arrival; of a way that never moves, its first. */
export function movingSteps<Step extends {readonly line: readonly Place[]}>(
  steps: readonly Step[],
): readonly Step[] {
  const moving = steps.filter(({line}) => !standsStill(line));
  return moving.length > 0 ? moving : steps.slice(0, 1);
}

/** Whether a line has positions, and all of them are one place. */
function standsStill(positions: readonly Place[]): boolean {
  const [first] = positions;
  return first !== undefined && positions.every(([lon, lat]) => lon === first[0] && lat === first[1]);
}

/** A line cut at the borders of the grid's cells. */
export function* cellPieces(positions: readonly Place[]): Generator<CellPiece, void, undefined> {
  for (const {from, to} of straightLines(positions)) {
    const [[lon = 0, lat = 0], [toLon = 0, toLat = 0]] = [from, to];
    const shares = [...borders(lon + 180, toLon + 180), ...borders(90 - lat, 90 - toLat)].sort(
      (a, b) => a - b,
    );
    let [begin, beginAt] = [0, from];
    for (const end of [...shares, 1]) {
      if (end - begin < 1e-12 && end < 1) continue;
      const middle = (begin + end) / 2;
      const endAt = end === 1 ? to : positionAt(from, to, end);
      const [column, row] = [columnOf(lon + (toLon - lon) * middle), rowOf(lat + (toLat - lat) * middle)];
      yield {from: beginAt, to: endAt, isCut: end < 1, column, row};
      [begin, beginAt] = [end, endAt];
    }
  }
}

/** Where a coordinate, counted from the grid's edge, passes a border of cells on its way: shares of the way. */
function borders(from: number, to: number): number[] {
  const [first, last] = from < to ? [from, to] : [to, from];
  const shares: number[] = [];
  for (let cell = Math.floor(first / CELL_DEGREES) + 1; cell * CELL_DEGREES < last; cell++)
    shares.push((cell * CELL_DEGREES - from) / (to - from));
  return shares;
}

/** Pieces that follow each other as one line, without the positions at which they were only cut. */
export function joined(pieces: readonly Piece[]): LineString {
  const coordinates: number[][] = [];
  let wasCut = false;
  for (const {from, to, isCut} of pieces) {
    if (wasCut) coordinates.pop();
    else if (coordinates.length === 0 || !isSame(coordinates.at(-1), from)) coordinates.push([...from]);
    coordinates.push([...to]);
    wasCut = isCut;
  }
  return {type: 'LineString', coordinates};
}

function isSame(a: Place | undefined, b: Place): boolean {
  return a !== undefined && a.every((value, axis) => value === b[axis]);
}
