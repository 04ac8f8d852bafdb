import {GeoJSONWrapper, fromVectorTileJs} from '@maplibre/vt-pbf';
import {clipLine, type Point} from '../../../geometry/clipLine';
import {clipRing} from '../../../geometry/clipRing';
import type {TileCoordinates} from '../../shared/tiles/tileCoordinates';
import type {Ground} from '../roads/ground';
import type {Roads} from '../roads/roads';
import {areasInTile} from './areas/areasInTile';
import {roadsInTile, type RoadLine} from './roadsInTile';
import {BORDER, EXTENT, frameOf} from './tileFrame';

type Points = [x: number, y: number][];
type Tags = Readonly<Record<string, string | number | boolean>>;

/** A tile of roads and areas (MVT 2.1 with the layers `areas` and `roads`); `null` where there are none. */
export function groundTile(tile: TileCoordinates, roads: Roads): Uint8Array | null {
  const layers = {
    ...layerOf('areas', 3, areasOf(tile, roads)),
    ...layerOf('roads', 2, roadsOf(tile, roads)),
  };
  return Object.keys(layers).length === 0 ? null : fromVectorTileJs({layers});
}

interface Shape {
  readonly tags: Tags;
  readonly geometry: Points[];
}

function* roadsOf(tile: TileCoordinates, roads: Roads): Generator<Shape, void, undefined> {
  const place = frameOf(tile);
  for (const road of roadsInTile(tile, roads)) {
    const geometry = clipLine(road.positions.map(place), -BORDER, EXTENT + BORDER)
      .map(onUnits)
      .filter((points) => points.length > 1);
    if (geometry.length > 0) yield {tags: tagsOf(road), geometry};
  }
}

function* areasOf(tile: TileCoordinates, ground: Ground): Generator<Shape, void, undefined> {
  const place = frameOf(tile);
  for (const {kind, ring} of areasInTile(tile, ground)) {
    // Outer rings run clockwise on a tile, whose y grows southwards.
    const points = onUnits(clipRing([...ring].reverse().map(place), -BORDER, EXTENT + BORDER));
    const [first] = points;
    if (first && points.length > 2) yield {tags: {class: kind}, geometry: [[...points, first]]};
  }
}

/** One feature for each kind of shape. */
function layerOf(name: string, type: 2 | 3, shapes: Iterable<Shape>): Record<string, GeoJSONWrapper> {
  const features = new Map<string, Shape>();
  for (const {tags, geometry} of shapes) {
    const key = JSON.stringify(tags);
    const known = features.get(key);
    if (known) known.geometry.push(...geometry);
    else features.set(key, {tags, geometry: [...geometry]});
  }
  if (features.size === 0) return {};
  const layer = new GeoJSONWrapper(
    [...features.values()].map((feature) => ({...feature, type})),
    {version: 2, extent: EXTENT},
  );
  layer.name = name;
  return {[name]: layer};
}

function tagsOf({kind, isMain, zoom, name}: RoadLine): Tags {
  return {class: kind, main: isMain, zoom, ...(name !== undefined && {name})};
}

/** Whole units, none twice in a row. */
function onUnits(line: readonly Point[]): Points {
  const points = line.map(([x, y]): Points[number] => [Math.round(x), Math.round(y)]);
  return points.filter(([x, y], index) => x !== points[index - 1]?.[0] || y !== points[index - 1]?.[1]);
}
