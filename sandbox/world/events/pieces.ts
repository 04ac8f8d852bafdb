import type {LineString} from 'geojson';
import {positionAt} from '../../geometry/clip';
import type {Position} from '../../geometry/ring';
import {standsStill, straightLines, type Piece} from '../../geometry/straightLines';
import {CELL_DEGREES, columnOf, rowOf} from '../frame/grid';

/** A piece within one cell of the grid. */
export interface CellPiece extends Piece {
  readonly column: number;
  readonly row: number;
}

/** The steps of a way without those that stand still, such as an arrival; of a way that never moves, its first. */
export function movingSteps<Step extends {readonly line: readonly Position[]}>(
  steps: readonly Step[],
): readonly Step[] {
  const moving = steps.filter(({line}) => !standsStill(line));
  return moving.length > 0 ? moving : steps.slice(0, 1);
}

/** A line cut at the borders of the grid's cells. */
export function* cellPieces(positions: readonly Position[]): Generator<CellPiece, void, undefined> {
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

function isSame(a: Position | undefined, b: Position): boolean {
  return a !== undefined && a.every((value, axis) => value === b[axis]);
}
