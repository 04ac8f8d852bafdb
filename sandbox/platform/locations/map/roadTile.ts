import {GeoJSONWrapper, fromVectorTileJs} from '@maplibre/vt-pbf';
import {clipLine} from '../../../geometry/clipLine';
import type {TileCoordinates} from '../../shared/tiles/tileCoordinates';
import type {Ground} from '../roads/lattice';
import {roadsInTile, type RoadLine} from './roadsInTile';
import {BORDER, EXTENT, frameOf} from './tileFrame';

type Points = [x: number, y: number][];

/** A tile of roads (MVT 2.1 with the layer `roads`); `null` where there are none. */
export function roadTile(tile: TileCoordinates, ground: Ground): Uint8Array | null {
  const place = frameOf(tile);
  const features = new Map<string, {tags: ReturnType<typeof tagsOf>; geometry: Points[]}>();
  for (const road of roadsInTile(tile, ground)) {
    const parts = clipLine(road.positions.map(place), -BORDER, EXTENT + BORDER)
      .map(onUnits)
      .filter((points) => points.length > 1);
    if (parts.length === 0) continue;
    const tags = tagsOf(road);
    const key = JSON.stringify(tags);
    const known = features.get(key);
    if (known) known.geometry.push(...parts);
    else features.set(key, {tags, geometry: parts});
  }
  if (features.size === 0) return null;
  const lines = [...features.values()].map((feature) => ({...feature, type: 2 as const}));
  const layer = new GeoJSONWrapper(lines, {version: 2, extent: EXTENT});
  layer.name = 'roads';
  return fromVectorTileJs({layers: {roads: layer}});
}

function tagsOf({kind, isMain, zoom, name}: RoadLine) {
  return {class: kind, main: isMain, zoom, ...(name !== undefined && {name})};
}

/** Whole units, none twice in a row. */
function onUnits(line: ReturnType<typeof clipLine>[number]): Points {
  const points = line.map(([x, y]): Points[number] => [Math.round(x), Math.round(y)]);
  return points.filter(([x, y], index) => x !== points[index - 1]?.[0] || y !== points[index - 1]?.[1]);
}
