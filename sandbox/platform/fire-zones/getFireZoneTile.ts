import {cacheControl} from '../shared/tiles/cacheControl';
import {TileCache} from '../shared/tiles/tileCache';
import {requireTileInWorld} from '../shared/tiles/tileCoordinates';
import {Recent} from '../../base/recent';
import type {Fire, FireSource} from '../../world/fires/types';
import {hourOf} from '../../world/frame/time';
import type {World} from '../../world/world';
import {defineHandler} from '../shared/handlers/defineHandler';
import {firesEverywhere} from './firesEverywhere';
import {paintFires} from './paintFires';

const createTiles = () => new TileCache(4 * 1024 * 1024);
/** A map asks for the same fires tile by tile. */
const createFires = () => new Recent<string, readonly Fire[]>(4);
/** Reported perimeters are painted above what satellites see. */
const both: readonly FireSource[] = ['sat', 'nifc'];

export const getFireZoneTile = defineHandler('getFireZoneTile', ({path, query, world, clock, respond}) => {
  requireTileInWorld(path);
  const {zoom, x, y} = path;
  const hour = hourOf(clock.now().getTime());
  const sources = query.source ? [query.source] : both;
  const tile = world.caches.of(createTiles).get(JSON.stringify([hour, sources, zoom, x, y]), () =>
    paintFires(
      sources.flatMap((source) => recentFires(world, source, hour)),
      {zoom, x, y},
    ),
  );
  return tile ? respond(200, tile, {'Cache-Control': cacheControl(clock)}) : respond(204);
});

function recentFires(world: World, source: FireSource, hour: number): readonly Fire[] {
  const fires = world.caches.of(createFires);
  const key = `${source} ${hour}`;
  return fires.find(key) ?? fires.save(key, firesEverywhere(world, source, hour));
}
