import {cacheControl} from '../shared/tiles/cacheControl';
import {TileCache} from '../shared/tiles/tileCache';
import {requireTileInWorld} from '../shared/tiles/tileCoordinates';
import type {Fire, FireSource} from '../../world/fires/types';
import {hourOf} from '../../world/frame/time';
import {defineHandler} from '../shared/handlers/defineHandler';
import {firesEverywhere} from './firesEverywhere';
import {paintFires} from './paintFires';

const cache = new TileCache(4 * 1024 * 1024);
/** Reported perimeters are painted above what satellites see. */
const both: readonly FireSource[] = ['sat', 'nifc'];

export const getFireZoneTile = defineHandler('getFireZoneTile', ({path, query, seed, clock, respond}) => {
  requireTileInWorld(path);
  const {zoom, x, y} = path;
  const hour = hourOf(clock.now().getTime());
  const sources = query.source ? [query.source] : both;
  const tile = cache.get(JSON.stringify([seed, hour, sources, zoom, x, y]), () =>
    paintFires(
      sources.flatMap((source) => firesToPaint(seed, source, hour)),
      {zoom, x, y},
    ),
  );
  return tile ? respond(200, tile, {'Cache-Control': cacheControl(clock)}) : respond(204);
});

/** A map asks for the same fires tile by tile. */
const MOST_REMEMBERED = 4;
const remembered = new Map<string, readonly Fire[]>();

function firesToPaint(seed: number, source: FireSource, hour: number): readonly Fire[] {
  const key = `${seed} ${source} ${hour}`;
  const fires = remembered.get(key) ?? firesEverywhere(seed, source, hour);
  const [oldest] = remembered.keys();
  if (!remembered.has(key) && remembered.size >= MOST_REMEMBERED && oldest !== undefined)
    remembered.delete(oldest);
  remembered.set(key, fires);
  return fires;
}
