import {toHex} from '../../../base/bytes';
import {sha256} from '../../../base/hashes';
import {badRequest} from '../../../http/apiError';
import {errorReply} from '../../../http/errorReply';
import {jsonReply} from '../../../http/jsonReply';
import type {Reply, RequestHead, Route} from '../../../http/route';
import type {Dependencies} from '../../shared/handlers/dependencies';
import {TileCache} from '../../shared/tiles/tileCache';
import {requireTileInWorld, type TileCoordinates} from '../../shared/tiles/tileCoordinates';
import {landOf} from '../roads/landOf';
import {ROAD_ZOOMS} from './roadsInTile';
import {roadTile} from './roadTile';

/** Where the map of the world is described. Health names it: a portal that finds no such name asks for no tile. */
export const MAP_PATH = '/sandbox/map';

const {least, most} = ROAD_ZOOMS;

/** As TileJSON 3.0.0 has it; an address without a host is one of the sandbox that describes it. */
const description = {
  tilejson: '3.0.0',
  name: 'Roads of the sandbox',
  description: 'The roads that routes are computed on and the roads of the fleet. They are invented.',
  attribution: 'Roads: invented by the sandbox',
  tiles: [`${MAP_PATH}/roads/{z}/{x}/{y}`],
  minzoom: least,
  maxzoom: most,
  vector_layers: [
    {
      id: 'roads',
      description: 'Lines of roads, the larger ones last',
      minzoom: least,
      maxzoom: most,
      fields: {
        class: 'motorway, highway, road or street',
        main: 'Whether routes prefer it to other roads of its class',
        zoom: 'The zoom from which it should be drawn, up to 16',
        name: 'As routes name it, where it has a name',
      },
    },
  ],
};

/** Some thousand tiles. */
const createTiles = () => new TileCache(8 * 1024 * 1024);

/** The map of the invented world, which no contract knows: anybody on this machine may see it. */
export function mapRoutes({world, coasts, log}: Pick<Dependencies, 'world' | 'coasts' | 'log'>): Route[] {
  const route = (
    path: string,
    respond: (head: RequestHead, parameters: Readonly<Record<string, string>>) => Reply | Promise<Reply>,
  ): Route => ({
    method: 'GET',
    path,
    take: (head, parameters) => ({mostBytes: 0, respond: () => respond(head, parameters)}),
    fail: (thrown, head) => errorReply(thrown, head, log),
  });

  return [
    route(MAP_PATH, () => jsonReply(200, description)),
    route(`${MAP_PATH}/roads/{z}/{x}/{y}`, async (head, parameters) => {
      const tile = parseTile(parameters);
      const land = await landOf({world, coasts});
      const bytes = world.caches
        .of(createTiles)
        .get(`${tile.zoom}/${tile.x}/${tile.y}`, () => roadTile(tile, {seed: world.seed, land}));
      return tileReply(bytes, head);
    }),
  ];
}

/** @throws ApiError 400 for what is no tile of these zooms, 404 for one outside the world */
function parseTile({z = '', x = '', y = ''}: Readonly<Record<string, string>>): TileCoordinates {
  const tile = {zoom: parseNumber('z', z), x: parseNumber('x', x), y: parseNumber('y', y)};
  if (tile.zoom < least || tile.zoom > most)
    throw badRequest(`path.z must be a zoom from ${least} to ${most}`);
  requireTileInWorld(tile);
  return tile;
}

function parseNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw badRequest(`path.${name} must be a whole number`);
  return Number(text);
}

/** Another seed has other roads at the same address: a copy is used once the sandbox says that it still holds. */
function tileReply(bytes: Uint8Array | null, {headers}: RequestHead): Reply {
  if (!bytes) return {status: 204, headers: {'cache-control': 'no-cache'}};
  const etag = `"${toHex(sha256(bytes)).slice(0, 16)}"`;
  const validators = {etag, 'cache-control': 'no-cache'};
  if (String(headers['if-none-match'] ?? '').includes(etag)) return {status: 304, headers: validators};
  const type = {'content-type': 'application/vnd.mapbox-vector-tile'};
  return {status: 200, headers: {...validators, ...type}, body: bytes};
}
