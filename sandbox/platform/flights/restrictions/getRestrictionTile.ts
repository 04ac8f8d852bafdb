import {GeoJSONWrapper, fromVectorTileJs} from '@maplibre/vt-pbf';
import {requireTileInWorld} from '../../shared/tiles/tileCoordinates';
import {defineHandler} from '../../shared/handlers/defineHandler';
import {tileFeatures} from './tileIndex';

/** MVT 2.1 with one layer; what the index holds is clipped to the tile and its buffer. */
export const getRestrictionTile = defineHandler('getRestrictionTile', (call) => {
  const {zoom, x, y} = call.path;
  requireTileInWorld({zoom, x, y});
  const features = tileFeatures({zoom, x, y}, call);
  if (features.length === 0) return call.respond(204);
  const layer = new GeoJSONWrapper(features, {version: 2, extent: 4096});
  layer.name = 'restrictions';
  return call.respond(200, fromVectorTileJs({layers: {restrictions: layer}}));
});
