import {histories, HISTORY_START} from './history';
import {wireRequest} from './load';

export interface Scenario {
  readonly name: string;
  readonly request: () => string;
  readonly connections: number;
  /** The most requests, where each is to be answered for the first time. */
  readonly most?: number;
  /** Not asked before it is measured. */
  readonly isCold?: boolean;
  /** Whether Prism answers it too: it knows no binary responses and stores nothing. */
  readonly withPrism?: boolean;
  readonly goal?: string;
}

/** Whose requests they are. */
export const keyHeader = {'x-api-key': 'sandbox-developer-key'};
/** Makes a GET request, as it goes over the wire. */
export const get = (path: string) => () => wireRequest(`GET ${path}`, keyHeader);
/** As the clock of the run stands. */
export const NOW = '2026-07-14T18:00:00Z';

const FIVE = '≥ 5 × Prism';
const COLD_TILES = 100;

interface MapTiles {
  readonly kind: 'roads' | 'relief';
  readonly zoom: number;
}

const mapTiles: readonly MapTiles[] = [
  ...[6, 7, 8, 11, 14].map((zoom) => ({kind: 'roads' as const, zoom})),
  ...[5, 6, 8, 10, 11].map((zoom) => ({kind: 'relief' as const, zoom})),
];

export const scenarios: readonly Scenario[] = [
  {
    name: 'list collections',
    request: get('/locations/v2/collections'),
    connections: 16,
    withPrism: true,
    goal: FIVE,
  },
  {
    name: 'one collection',
    request: get('/locations/v2/collections/cascade-drones'),
    connections: 16,
    withPrism: true,
    goal: FIVE,
  },
  {name: 'post 100 points', request: postPoints(), connections: 8, withPrism: true, goal: FIVE},
  ...(['points-10k', 'points-1m'] as const).map((objectId) => ({
    name: `history page of ${histories[objectId].toLocaleString('en')}`,
    request: historyPage(objectId),
    connections: 8,
    goal: 'no growth',
  })),
  ...Array.from({length: 12}, (_, index) => ({
    name: `cold forecast tile, zoom ${index + 1}`,
    request: coldTiles(index + 1),
    connections: 1,
    most: COLD_TILES,
    isCold: true,
    goal: 'p50 ≤ 10 ms',
  })),
  ...mapTiles.map(({kind, zoom}) => ({
    name: `cold ${kind} tile, zoom ${zoom}`,
    request: coldMapTiles(kind, zoom),
    connections: 1,
    most: COLD_TILES,
    isCold: true,
    goal: 'p50 ≤ 20 ms',
  })),
  {name: 'warm forecast tile', request: warmTiles(), connections: 8},
  {
    // Bend, Redmond and the fire: airspace, temporary and custom restrictions.
    name: 'restriction tile',
    request: get('/flights/v2/tile/restrictions/10/167/371'),
    connections: 8,
  },
  {
    name: 'grid, 32 MB',
    request: get('/weatherforecast/v2/wind/2026/7/14/18'),
    connections: 1,
    most: 5,
    isCold: true,
    goal: '≤ 1 s',
  },
];

function postPoints(): () => string {
  let count = 0;
  return () => {
    const points = Array.from({length: 100}, (_, index) => ({
      objectId: `bench-${index}`,
      timestamp: new Date(Date.parse(NOW) - 1e7 + (count % 10_000) * 1000).toISOString(),
      geometry: {type: 'Point', coordinates: [-121.62 + index / 1000, 44.21]},
      heading: index,
      speed: 9.8,
    }));
    count++;
    return wireRequest('POST /locations/v2/objects', keyHeader, JSON.stringify(points));
  };
}

/** Pages from all over the history, in an order that jumps. */
function historyPage(objectId: keyof typeof histories): () => string {
  let count = 0;
  return () => {
    const second = (count++ * 7919) % (histories[objectId] - 100);
    const start = new Date(HISTORY_START + second * 1000).toISOString();
    return wireRequest(`GET /locations/v2/objects/${objectId}/history?start=${start}&limit=100`, keyHeader);
  };
}

const types = ['temp', 'wind', 'gust', 'rain', 'snow', 'traffic'];

/** Tiles of a zoom from all over the world, of all kinds and hours, none of them twice. */
function coldTiles(zoom: number): () => string {
  let index = 0;
  return () => {
    const side = 2 ** zoom;
    const tile = [zoom, (index * 7919) % side, (index * 104_729) % side].join('/');
    const query = `weatherType=${types[index % types.length]}&forecastHour=${index % 13}&numShades=${256 - Math.floor(index / 78)}`;
    index++;
    return wireRequest(`GET /weatherforecast/v2/tile/${tile}.png?${query}`, keyHeader);
  };
}

/** Tiles of the map eastwards and southwards from Puget Sound, its coast included; none twice. */
function coldMapTiles(kind: MapTiles['kind'], zoom: number): () => string {
  let index = 0;
  return () => {
    const [x, y] = [0.159, 0.349].map((share) => Math.floor(share * 2 ** zoom));
    const tile = [zoom, (x ?? 0) + (index % 10), (y ?? 0) + Math.floor(index / 10)].join('/');
    index++;
    return wireRequest(`GET /sandbox/map/${kind}/${tile}`, keyHeader);
  };
}

/** Twenty tiles around Oregon in turn. */
function warmTiles(): () => string {
  let next = 0;
  return () => {
    const index = next++ % 20;
    const path = `/weatherforecast/v2/tile/8/${30 + (index % 10)}/${85 + Math.floor(index / 10)}.png`;
    return wireRequest(`GET ${path}?weatherType=temp`, keyHeader);
  };
}
