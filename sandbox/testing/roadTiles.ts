import {VectorTile, type VectorTileFeature} from '@mapbox/vector-tile';
import Pbf from 'pbf';
import {RADIANS, type LonLat} from '../geometry/sphere';
import type {TestSandbox} from './openSandbox';

/** Column and row of the tile that a position lies in, with the share of the tile up to it. */
export function within(zoom: number, [lon, lat]: LonLat): LonLat {
  const y = (1 - Math.asinh(Math.tan(lat * RADIANS)) / Math.PI) / 2;
  return [((lon + 180) / 360) * 2 ** zoom, y * 2 ** zoom];
}

/** Zoom, column and row of the tile that a position lies in. */
export const tileOf = (zoom: number, position: LonLat) =>
  `${zoom}/${within(zoom, position).map(Math.floor).join('/')}`;

/** The roads of a tile; none where there is nothing. */
export async function roadsOf({call}: Pick<TestSandbox, 'call'>, tile: string): Promise<VectorTileFeature[]> {
  const {status, headers, bytes} = await call(`GET /sandbox/map/roads/${tile}`, {as: 'nobody'});
  if (status === 204) return [];
  if (status !== 200) throw new Error(`${tile}: ${status} ${headers['content-type']}`);
  const layer = new VectorTile(new Pbf(bytes)).layers.roads;
  return Array.from({length: layer?.length ?? 0}, (_, index) => layer?.feature(index) as VectorTileFeature);
}

export type TileLine = ReturnType<VectorTileFeature['loadGeometry']>[number];

export const linesOf = (roads: readonly VectorTileFeature[]): TileLine[] =>
  roads.flatMap((road) => road.loadGeometry());

/**
 * From a position, given as `within` says it, to the nearest line of its tile. A unit is a 4096th of the tile's side:
 * 0.6 metres at zoom 14 and the equator.
 */
export function unitsToNearest(lines: readonly TileLine[], at: LonLat): number {
  const [x, y] = at.map((value) => (value % 1) * 4096) as [number, number];
  let nearest = Infinity;
  for (const line of lines)
    for (let index = 1; index < line.length; index++) {
      const [from, to] = [line[index - 1] as Corner, line[index] as Corner];
      // Most are further away in one direction alone than the nearest so far.
      if (from.x - x > nearest && to.x - x > nearest) continue;
      if (x - from.x > nearest && x - to.x > nearest) continue;
      if (from.y - y > nearest && to.y - y > nearest) continue;
      if (y - from.y > nearest && y - to.y > nearest) continue;
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1);
      const share = Math.min(1, Math.max(0, along));
      nearest = Math.min(nearest, Math.hypot(from.x + share * dx - x, from.y + share * dy - y));
    }
  return nearest;
}

type Corner = TileLine[number];
