import {toHex} from '../../../base/bytes';
import {sha256} from '../../../base/hashes';
import {badRequest} from '../../../http/apiError';
import {errorReply} from '../../../http/errorReply';
import {jsonReply} from '../../../http/jsonReply';
import type {Reply, RequestHead, Route} from '../../../http/route';
import type {Dependencies} from '../../shared/handlers/dependencies';
import {TileCache} from '../../shared/tiles/tileCache';
import {requireTileInWorld, type TileCoordinates} from '../../shared/tiles/tileCoordinates';
import type {Roads} from '../../../world/roads/roads';
import {RELIEF_SIDE} from './relief/pixelRow';
import {reliefZooms, reliefTile} from './relief/reliefTile';
import {roadZooms} from './roadsInTile';
import {groundTile} from './groundTile';
import {waterZooms, waterTile} from './water/waterTile';

/** Where the map of the world is described. Health names it: a portal that finds no such name asks for no tile. */
export const MAP_PATH = '/sandbox/map';

/** As TileJSON 3.0.0 has it; an address without a host is one of the sandbox that describes it. */
const description = {
  tilejson: '3.0.0',
  name: 'Map of the sandbox',
  description:
    'The roads that routes are computed on and the roads of the fleet, relief, built-up areas and parks, which are invented, and the lakes and rivers of the world.',
  attribution:
    'Roads, relief, built-up areas and parks: invented by the sandbox. Lakes and rivers: Natural Earth',
  tiles: [`${MAP_PATH}/roads/{z}/{x}/{y}`],
  minzoom: roadZooms.least,
  maxzoom: roadZooms.most,
  /** What a source of heights needs, which TileJSON does not have. */
  relief: {
    tiles: [`${MAP_PATH}/relief/{z}/{x}/{y}`],
    minzoom: reliefZooms.least,
    maxzoom: reliefZooms.most,
    side: RELIEF_SIDE,
    encoding: 'terrarium',
  },
  /** Vector tiles of their own, since water is there at all zooms. */
  water: {
    tiles: [`${MAP_PATH}/water/{z}/{x}/{y}`],
    minzoom: waterZooms.least,
    maxzoom: waterZooms.most,
    vector_layers: [
      {
        id: 'rivers',
        description: 'Lines of rivers',
        minzoom: waterZooms.least,
        maxzoom: waterZooms.most,
        fields: {zoom: 'The zoom from which it should be drawn: the longer a river, the earlier'},
      },
      {
        id: 'lakes',
        description: 'Polygons of lakes, above the rivers through them',
        minzoom: waterZooms.least,
        maxzoom: waterZooms.most,
        fields: {class: 'lake'},
      },
    ],
  },
  vector_layers: [
    {
      id: 'areas',
      description: 'Polygons, in the order in which they are drawn',
      minzoom: roadZooms.least,
      maxzoom: roadZooms.most,
      fields: {class: 'reserve, built-up or park'},
    },
    {
      id: 'roads',
      description: 'Lines of roads, the larger ones last',
      minzoom: roadZooms.least,
      maxzoom: roadZooms.most,
      fields: {
        class: 'motorway, highway, road or street',
        main: 'Whether routes prefer it to other roads of its class',
        zoom: 'The zoom from which it should be drawn, up to 16',
        name: 'As routes name it, where it has a name',
      },
    },
  ],
};

/** Some thousand tiles of roads and of water, and some hundred of heights. */
const createRoads = () => new TileCache(8 * 1024 * 1024);
const createWater = () => new TileCache(2 * 1024 * 1024);
const createRelief = () => new TileCache(16 * 1024 * 1024);

const VECTOR_TILE = 'application/vnd.mapbox-vector-tile';

interface Zooms {
  readonly least: number;
  readonly most: number;
}

interface Tiles {
  readonly zooms: Zooms;
  readonly type: string;
  readonly createCache: () => TileCache;
  /** `null` where there is nothing. */
  readonly make: (tile: TileCoordinates, roads: Roads) => Uint8Array | null;
}

/** The map of the invented world, which no contract knows: anybody on this machine may see it. */
export function mapRoutes({world, log}: Pick<Dependencies, 'world' | 'log'>): Route[] {
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
    tiles('roads', {zooms: roadZooms, type: VECTOR_TILE, createCache: createRoads, make: groundTile}),
    tiles('water', {zooms: waterZooms, type: VECTOR_TILE, createCache: createWater, make: waterTile}),
    tiles('relief', {zooms: reliefZooms, type: 'image/png', createCache: createRelief, make: reliefTile}),
  ];

  function tiles(name: string, {zooms, type, createCache, make}: Tiles): Route {
    return route(`${MAP_PATH}/${name}/{z}/{x}/{y}`, (head, parameters) => {
      const tile = parseTile(parameters, zooms);
      const roads = world.roads();
      const bytes = world.caches
        .of(createCache)
        .get(`${tile.zoom}/${tile.x}/${tile.y}`, () => make(tile, roads));
      return tileReply(bytes, type, head);
    });
  }
}

/** @throws ApiError 400 for what is no tile of these zooms, 404 for one outside the world */
function parseTile(
  {z = '', x = '', y = ''}: Readonly<Record<string, string>>,
  {least, most}: Zooms,
): TileCoordinates {
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

/** Another seed has other tiles at the same address: a copy is used once the sandbox says that it still holds. */
function tileReply(bytes: Uint8Array | null, type: string, {headers}: RequestHead): Reply {
  if (!bytes) return {status: 204, headers: {'cache-control': 'no-cache'}};
  const etag = `"${toHex(sha256(bytes)).slice(0, 16)}"`;
  const validators = {etag, 'cache-control': 'no-cache'};
  if (String(headers['if-none-match'] ?? '').includes(etag)) return {status: 304, headers: validators};
  return {status: 200, headers: {...validators, 'content-type': type}, body: bytes};
}
