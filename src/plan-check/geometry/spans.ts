import {unwrapped} from './sphere';

type Position = readonly number[];
type Ring = readonly Position[];

/** An area of GeoJSON. */
export type AreaGeometry =
  | {readonly type: 'Polygon'; readonly coordinates: readonly Ring[]}
  | {readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Ring[])[]};

/** Shares of a line, 0 to 1. */
export type Span = readonly [from: number, to: number];

/** The parts of a straight line from one position to another that lie inside an area. */
export function spansInside(from: Position, to: Position, area: AreaGeometry): Span[] {
  const polygons = area.type === 'Polygon' ? [area.coordinates] : area.coordinates;
  return joined(polygons.flatMap((rings) => spansInPolygon(from, to, rings)));
}

/** Whether a position lies inside an area. */
export function isInside([lon = 0, lat = 0]: Position, area: AreaGeometry): boolean {
  const polygons = area.type === 'Polygon' ? [area.coordinates] : area.coordinates;
  return polygons.some((rings) => isInPolygon(lon, lat, rings));
}

function spansInPolygon(from: Position, to: Position, rings: readonly Ring[]): Span[] {
  const [[x0 = 0, y0 = 0], [lon1 = 0, y1 = 0]] = [from, to];
  const x1 = unwrapped(lon1, x0);
  const cuts = [0, 1];
  for (const [[ax, ay], [bx, by]] of edgesOf(rings, x0)) {
    const [dx, dy, ex, ey] = [x1 - x0, y1 - y0, bx - ax, by - ay];
    const cross = dx * ey - dy * ex;
    if (cross === 0) continue;
    const along = ((ax - x0) * ey - (ay - y0) * ex) / cross;
    const across = ((ax - x0) * dy - (ay - y0) * dx) / cross;
    if (along > 0 && along < 1 && across >= 0 && across <= 1) cuts.push(along);
  }
  cuts.sort((one, other) => one - other);
  return cuts.slice(1).flatMap((end, index): Span[] => {
    const start = cuts[index] ?? 0;
    const middle = (start + end) / 2;
    const isIn = isInPolygon(x0 + (x1 - x0) * middle, y0 + (y1 - y0) * middle, rings);
    return isIn && end > start ? [[start, end]] : [];
  });
}

/** The even-odd rule: holes are outside. */
function isInPolygon(x: number, y: number, rings: readonly Ring[]): boolean {
  let isIn = false;
  for (const [[ax, ay], [bx, by]] of edgesOf(rings, x))
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isIn = !isIn;
  return isIn;
}

type Corner = readonly [x: number, y: number];

/** @param near a longitude on whose side of the antimeridian the rings are wanted */
function* edgesOf(rings: readonly Ring[], near: number): Generator<readonly [Corner, Corner]> {
  for (const ring of rings) {
    const start = unwrapped(ring[0]?.[0] ?? 0, near);
    let last: Corner | undefined;
    for (const [lon = 0, lat = 0] of ring) {
      const corner: Corner = [unwrapped(lon, last?.[0] ?? start), lat];
      if (last) yield [last, corner];
      last = corner;
    }
  }
}

/** Spans in order, those that touch made one. */
function joined(spans: readonly Span[]): Span[] {
  const result: [number, number][] = [];
  for (const [from, to] of [...spans].sort((one, other) => one[0] - other[0])) {
    const last = result.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}
