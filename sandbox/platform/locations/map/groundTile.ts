import type {TileCoordinates} from '../../shared/tiles/tileCoordinates';
import type {Ground} from '../../../world/roads/ground';
import type {Roads} from '../../../world/roads/roads';
import {areasInTile} from './areas/areasInTile';
import {roadsInTile, type RoadLine} from './roadsInTile';
import {frameOf} from './tileFrame';
import {lineOnTile, ringOnTile, vectorTile, type Shape} from './vectorTile';

/** A tile of roads and areas (the layers `areas` and `roads`); `null` where there are none. */
export function groundTile(tile: TileCoordinates, roads: Roads): Uint8Array | null {
  return vectorTile([
    {name: 'areas', type: 'polygons', shapes: areasOf(tile, roads)},
    {name: 'roads', type: 'lines', shapes: roadsOf(tile, roads)},
  ]);
}

function* roadsOf(tile: TileCoordinates, roads: Roads): Generator<Shape, void, undefined> {
  const place = frameOf(tile);
  for (const road of roadsInTile(tile, roads)) {
    const geometry = lineOnTile(road.positions.map(place));
    if (geometry.length > 0) yield {tags: tagsOf(road), geometry};
  }
}

function* areasOf(tile: TileCoordinates, ground: Ground): Generator<Shape, void, undefined> {
  const place = frameOf(tile);
  for (const {kind, ring} of areasInTile(tile, ground)) {
    // Outer rings run clockwise on a tile, whose y grows southwards.
    const onTile = ringOnTile([...ring].reverse().map(place));
    if (onTile) yield {tags: {class: kind}, geometry: [onTile]};
  }
}

function tagsOf({kind, isMain, zoom, name}: RoadLine): Shape['tags'] {
  return {class: kind, main: isMain, zoom, ...(name !== undefined && {name})};
}
