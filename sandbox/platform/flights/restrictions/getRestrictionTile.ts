import {GeoJSONWrapper, fromVectorTileJs} from '@maplibre/vt-pbf';
import {requireTileInWorld} from '../../shared/tiles/tileCoordinates';
import {defineHandler} from '../../shared/handlers/defineHandler';
import {tileFeatures} from './tileIndex';

/** MVT 2.1 with one layer; what the index holds is clipped to the tile and its buffer. */
export const getRestrictionTile = defineHandler('getRestrictionTile', (context) => {
  const {zoom, x, y} = context.path;
  requireTileInWorld({zoom, x, y});
  const features = tileFeatures({zoom, x, y}, context);
  if (features.length === 0) return context.respond(204);
  const layer = new GeoJSONWrapper(features, {version: 2, extent: 4096});
  layer.name = 'restrictions';
  return context.respond(200, fromVectorTileJs({layers: {restrictions: layer}}));
});
