import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import {listeningSandbox} from '../testing/listeningSandbox';
import {spawnSandbox} from '../testing/spawnSandbox';
import {operations} from './contract';
import type {WireRequest} from './request';
import {successesByExample} from './walk/successes';

const NOW = '2026-07-14T18:00:00Z';
const keyHeaders = {'x-api-key': 'sandbox-developer-key'};
/** Headers that say when, or how the bytes travelled, and nothing of the response. */
const untold = [
  'date',
  'connection',
  'keep-alive',
  'content-encoding',
  'content-length',
  'transfer-encoding',
];
/** Five grids are one thing five times; one is enough of 32 MB. */
const leftOut = ['getTemperatureGrid', 'getWindGrid', 'getRainGrid', 'getSnowGrid'];

const post = (url: string, body: object): WireRequest => ({method: 'POST', url, body: JSON.stringify(body)});
const collection = (collectionId: string) =>
  post('/locations/v2/collections', {collectionId, collectionName: 'Made twice'});
const point = {type: 'Point', coordinates: [-121.3, 44.05]};

/** What the platform has to name by itself: ids of items, of a plan and of a restriction. */
const unnamed: readonly WireRequest[] = [
  collection('first'),
  collection('second'),
  post('/flights/v2/plans', {
    format: 'geojson',
    plans: [
      {
        type: 'FeatureCollection',
        features: [{type: 'Feature', geometry: point, properties: {role: 'takeoff'}}],
      },
    ],
  }),
  post('/flights/v2/restrictions', {
    featureCollection: {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          geometry: {
            type: 'Polygon',
            coordinates: [
              [
                [-121.3, 44],
                [-121.2, 44],
                [-121.2, 44.1],
                [-121.3, 44],
              ],
            ],
          },
          properties: {name: 'Unnamed'},
        },
      ],
    },
  }),
  {method: 'GET', url: '/locations/v2/route/-121.3153,44.0582;-121.5492,44.291'},
];

/** More of what weather and fires are told by. */
const world: readonly WireRequest[] = [
  '/firezones/v2/geography/US/sat',
  '/firezones/v2/geography/AU/sat',
  '/firezones/v1/polygons/2026/7/14/9/nifc',
  '/firezones/v2/tile/5/5/11.png',
  '/weatheralerts/v2/geography/US',
  '/weatheralerts/v2/geography/IN?format=geojson',
  '/weatheralerts/v2/location/-121.5492,44.291',
  '/weatherforecast/v2/tile/6/10/23.png?weatherType=temp&colorMap=jet&numShades=32',
  '/weatherforecast/v2/tile/3/1/2.png?weatherType=rain&forecastHour=7',
  '/weatherforecast/v2/tile/11/327/715.png?weatherType=traffic',
].map((url) => ({method: 'GET', url}));

/** Every example of the contract, each once; what deletes comes last. */
function examples(): WireRequest[] {
  const asked = operations
    .filter(({operationId}) => !leftOut.includes(operationId))
    .flatMap((operation) =>
      successesByExample(operation)
        // These need a webhook that listens.
        .filter(({name}) => !/custom/i.test(name))
        .flatMap(({among}) => (typeof among === 'function' ? [] : among)),
    );
  const once = new Map(asked.map((request) => [JSON.stringify(request), request]));
  return [...once.values()].sort((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'));
}

/** A line for each response: what was asked, status, headers and a digest of the body, to the byte. */
async function ask(url: string, requests: readonly WireRequest[]): Promise<string[]> {
  const lines: string[] = [];
  for (const {method, url: path, body} of requests) {
    const headers = {...keyHeaders, ...(body !== undefined && {'content-type': 'application/json'})};
    const response = await fetch(url + path, {method, headers, ...(body !== undefined && {body})});
    const bytes = Buffer.from(await response.arrayBuffer());
    const told = [...response.headers]
      .filter(([name]) => !untold.includes(name))
      .map((pair) => pair.join(': '));
    const digest = createHash('sha256').update(bytes).digest('hex');
    lines.push([method, path, response.status, ...told, digest].join(' '));
  }
  return lines;
}

test('two processes with one seed and one time response every example with the same bytes, ids they make included', async () => {
  const requests = [...unnamed, ...world, ...examples()];
  const spawned = await spawnSandbox({SANDBOX_DATA: ':memory:', SANDBOX_NOW: NOW, SANDBOX_SEED: '7'});
  const [here, there] = await Promise.all([
    ask(await listeningSandbox({seed: 7, now: new Date(NOW)}), requests),
    ask(spawned.url, requests),
  ]);
  expect(there).toEqual(here);
  expect(here.slice(0, 5).map((line) => line.split(' ')[2])).toEqual(['201', '201', '201', '201', '200']);
  expect(new Set(here.map((line) => line.split(' ')[1])).size).toBeGreaterThan(60);
  // After a reset the same questions are asked of the same world, and the ids begin anew.
  expect((await fetch(`${spawned.url}/sandbox/reset`, {method: 'POST'})).status).toBe(204);
  expect(await ask(spawned.url, requests.slice(0, 40))).toEqual(here.slice(0, 40));
}, 120_000);

test('another seed is another world', async () => {
  const ofSeed = async (seed: number) => ask(await listeningSandbox({seed, now: new Date(NOW)}), world);
  const [one, other] = [await ofSeed(7), await ofSeed(8)];
  expect(other.filter((line) => one.includes(line)).length).toBeLessThan(one.length / 2);
});
