import {operations} from '../contract';
import type {WireRequest} from '../request';
import {successesByExample} from './successes';

/** Five grids are one thing five times; one is enough of 32 MB. */
const leftOut = ['getTemperatureGrid', 'getWindGrid', 'getRainGrid', 'getSnowGrid'];

const post = (url: string, body: object): WireRequest => ({method: 'POST', url, body: JSON.stringify(body)});
const collection = (collectionId: string) =>
  post('/locations/v2/collections', {collectionId, collectionName: 'Made twice'});
const point = {type: 'Point', coordinates: [-121.3, 44.05]};

/** What the platform has to name by itself: ids of items, of a plan and of a restriction. */
export const unnamed: readonly WireRequest[] = [
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

/** More of what describes weather and fires. */
export const world: readonly WireRequest[] = [
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
export function examples(): WireRequest[] {
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
