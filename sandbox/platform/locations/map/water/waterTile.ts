import type {Point} from '../../../../geometry/clipLine';
import type {LonLat} from '../../../../geometry/sphere';
import {readRivers} from '../../../../world/geography/readWater';
import type {TileCoordinates} from '../../../shared/tiles/tileCoordinates';
import type {Ground} from '../../../../world/roads/ground';
import {boundsOf, frameOf, type Bounds} from '../tileFrame';
import {lineOnTile, ringOnTile, vectorTile, type Shape} from '../vectorTile';

/** The zooms of water tiles: a closer map draws the closest ones larger, since shores have a corner each kilometre. */
export const waterZooms = {least: 2, most: 8};
/** From which zoom on rivers are drawn, by rank. */
const riverZooms = [3, 4, 5, 6, 7];
/** A lake of fewer units across a tile is left out: two pixels. */
const SMALLEST = 16;

/** A line or a ring with what it lies within. */
interface Bounded {
  readonly line: readonly LonLat[];
  readonly bounds: Bounds;
}

/** A tile of the lakes and rivers of the world (the layers `rivers` and `lakes`); `null` where there are none. */
export function waterTile(tile: TileCoordinates, {land}: Ground): Uint8Array | null {
  return vectorTile([
    {name: 'rivers', type: 'lines', shapes: riversOf(tile)},
    {name: 'lakes', type: 'polygons', shapes: lakesOf(tile, land.lakes.shapes)},
  ]);
}

/** Read when the first tile is asked for. */
let rivers: readonly (Bounded & {readonly zoom: number})[] | undefined;

function* riversOf(tile: TileCoordinates): Generator<Shape, void, undefined> {
  rivers ??= readRivers().flatMap(({rank, lines}) =>
    lines.map((line) => ({...bounded(line), zoom: riverZooms[rank] ?? 0})),
  );
  const [bounds, place] = [boundsOf(tile), frameOf(tile)];
  for (const {line, bounds: around, zoom} of rivers) {
    if (zoom > tile.zoom || !meet(bounds, around)) continue;
    const geometry = lineOnTile(line.map(place));
    if (geometry.length > 0) yield {tags: {zoom}, geometry};
  }
}

const rings = new WeakMap<readonly (readonly LonLat[])[], readonly Bounded[]>();

function* lakesOf(
  tile: TileCoordinates,
  shapes: readonly (readonly LonLat[][])[],
): Generator<Shape, void, undefined> {
  const [bounds, place] = [boundsOf(tile), frameOf(tile)];
  for (const shape of shapes) {
    const [shore, ...islands] = ringsOf(shape);
    if (!shore || !meet(bounds, shore.bounds)) continue;
    const outer = onTile(shore, false);
    if (!outer) continue;
    const holes = islands.map((island) => onTile(island, true)).filter((ring) => ring !== undefined);
    yield {tags: {class: 'lake'}, geometry: [outer, ...holes]};
  }

  /** Outer rings run clockwise on a tile, islands counter-clockwise. */
  function onTile({line}: Bounded, isIsland: boolean) {
    const points = line.slice(1).map(place);
    if (across(points) < SMALLEST) return undefined;
    return ringOnTile(isClockwise(points) === isIsland ? points.reverse() : points);
  }
}

function ringsOf(shape: readonly (readonly LonLat[])[]): readonly Bounded[] {
  let known = rings.get(shape);
  if (!known) {
    known = shape.map(bounded);
    rings.set(shape, known);
  }
  return known;
}

function bounded(line: readonly LonLat[]): Bounded {
  const [lons, lats] = [line.map(([lon]) => lon), line.map(([, lat]) => lat)];
  return {line, bounds: [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)]};
}

function meet([west, south, east, north]: Bounds, [left, low, right, high]: Bounds): boolean {
  return left <= east && right >= west && low <= north && high >= south;
}

function across(points: readonly Point[]): number {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}

/** On a tile, whose y grows southwards. */
function isClockwise(points: readonly Point[]): boolean {
  let twice = 0;
  points.forEach(([x, y], index) => {
    const [beforeX, beforeY] = points.at(index - 1) ?? [x, y];
    twice += beforeX * y - x * beforeY;
  });
  return twice > 0;
}
