import {cacheControl} from '../../shared/tiles/cacheControl';
import {TileCache} from '../../shared/tiles/tileCache';
import {requireTileInWorld} from '../../shared/tiles/tileCoordinates';
import {hourOf} from '../../../world/frame/time';
import {defineHandler, given} from '../../shared/handlers/defineHandler';
import {paintTile} from './paintTile';

/** Some thousand tiles. */
const createTiles = () => new TileCache(24 * 1024 * 1024);

export const getForecastTile = defineHandler('getForecastTile', ({path, query, world, clock, respond}) => {
  requireTileInWorld(path);
  const {zoom, x, y} = path;
  const question = {
    zoom,
    x,
    y,
    type: query.weatherType,
    hour: hourOf(clock.now().getTime()) + given(query.forecastHour),
    colorMap: given(query.colorMap),
    numShades: given(query.numShades),
  };
  const tile = world.caches
    .of(createTiles)
    .get(JSON.stringify(question), () => paintTile(world.weather, question));
  return tile ? respond(200, tile, {'Cache-Control': cacheControl(clock)}) : respond(204);
});
