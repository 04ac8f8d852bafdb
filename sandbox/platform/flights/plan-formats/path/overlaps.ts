import {areaOf, positionAt, sharesInside, type Area} from '../../../../geometry/clip';
import type {Rings} from '../../../../geometry/ring';
import {straightLines} from '../../../../geometry/straightLines';
import {distanceMetres, type LonLat} from '../../../../geometry/sphere';
import type {PlanPosition} from '../../../../store/flights/flightPlan';
import {boxOf, touch, type Box} from '../../../../geometry/box';
import type {FlownLine} from './flownLines';

/** A stretch of a plan's path that lies in an area, within one segment. */
export interface PathOverlap {
  readonly segment: number;
  readonly positions: PlanPosition[];
  /** Metres of path flown before the stretch begins, and when it ends. */
  readonly start: number;
  end: number;
}

/** A straight piece of a path; a line over the antimeridian is two. */
interface MeasuredPiece {
  readonly segment: number;
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** Metres flown before it, and its own. */
  readonly start: number;
  readonly length: number;
}

/** Neighbouring pieces with the box around them: most areas are far from most of them. */
interface Chunk {
  readonly pieces: readonly MeasuredPiece[];
  readonly box: Box;
}

/** A path, made ready to be compared with many areas. */
export type MeasuredPath = readonly Chunk[];

const CHUNK = 64;

export function measurePath(lines: readonly FlownLine[]): MeasuredPath {
  let flown = 0;
  const pieces = lines.flatMap(({segment, from, to}) =>
    [...straightLines([from, to])].map((piece): MeasuredPiece => {
      const start = flown;
      const length = distanceMetres(lonLat(piece.from), lonLat(piece.to));
      // A piece begins at the very number that the one before ends at: stretches go on by that.
      flown = start + length;
      return {segment, from: piece.from, to: piece.to, start, length};
    }),
  );
  return Array.from({length: Math.ceil(pieces.length / CHUNK)}, (_, index) => {
    const some = pieces.slice(index * CHUNK, (index + 1) * CHUNK);
    return {pieces: some, box: boxOf(some.flatMap(({from, to}) => [from, to]))};
  });
}

/** Where a path lies in any of some polygons, from its first stretch to its last; altitudes are not looked at. */
export function pathOverlaps(path: MeasuredPath, polygons: readonly Rings[]): PathOverlap[] {
  const areas = polygons.map(areaOf);
  const overlaps: PathOverlap[] = [];
  for (const {pieces, box} of path) {
    const near = areas.filter((area) => touch(area.box, box));
    if (near.length > 0) for (const piece of pieces) addOverlaps(piece, near, overlaps);
  }
  return overlaps;
}

function addOverlaps(
  {segment, from, to, start, length}: MeasuredPiece,
  areas: readonly Area[],
  overlaps: PathOverlap[],
): void {
  for (const [begin, finish] of sharesInside(from, to, areas)) {
    const [entry, exit] = [positionAt(from, to, begin), positionAt(from, to, finish)];
    const end = finish === 1 ? start + length : start + length * finish;
    const last = overlaps.at(-1);
    // A stretch goes on where the piece before it ended inside; at the antimeridian a new one begins.
    const goesOn =
      begin === 0 && last?.segment === segment && last.end === start && isSame(last.positions.at(-1), entry);
    if (goesOn) {
      last.positions.push(exit);
      last.end = end;
    } else overlaps.push({segment, positions: [entry, exit], start: start + length * begin, end});
  }
}

function isSame(a: PlanPosition | undefined, b: PlanPosition): boolean {
  return a?.[0] === b[0] && a?.[1] === b[1];
}

const lonLat = ([lon = 0, lat = 0]: readonly number[]): LonLat => [lon, lat];
