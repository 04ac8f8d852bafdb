import {wireRequest} from './load';
import {keyHeader} from './scenarios';

/** A request that is as much work as its limits allow, and most of it for nothing. */
export interface HostileCase {
  readonly name: string;
  readonly request: string;
}

const post = (path: string, body: string) => wireRequest(`POST ${path}`, keyHeader, body);
const repeated = (text: string, count: number) => Array.from({length: count}, () => text).join(',');

const properties = Array.from({length: 700_000}, (_, index) => `"k${index}":1`).join(',');
const OBJECTS = '/locations/v2/objects';
const PLANS = '/flights/v2/plans';

/** What once held up everybody, or would if a bound were lost. */
export const hostileCases: readonly HostileCase[] = [
  {
    name: 'hostile: 700,000 properties of an object',
    request: post(
      OBJECTS,
      `[{"objectId":"a","timestamp":"2026-07-14T18:00:00Z","properties":{${properties}}}]`,
    ),
  },
  {name: 'hostile: empty reports, 2 MB', request: post(OBJECTS, `[${repeated('{}', 660_000)}]`)},
  {name: 'hostile: 2,000,000 values and more', request: post(OBJECTS, `[${repeated('1', 2_000_001)}]`)},
  {
    name: 'hostile: broken text of escapes, 16 MB',
    request: post(OBJECTS, `["${'\\n'.repeat(8_000_000)}\\x"]`),
  },
  {name: 'hostile: 16 MB of open brackets', request: post(OBJECTS, '['.repeat(16_000_000))},
  {
    name: 'hostile: 100,000 waypoint segments, empty',
    request: post(
      PLANS,
      `{"format":"uxv","plans":[{"segments":[${repeated('{"type":"waypoint"}', 100_000)}]}]}`,
    ),
  },
  {
    name: 'hostile: empty features of a plan, 0.3 MB',
    request: post(
      PLANS,
      `{"format":"geojson","plans":[{"type":"FeatureCollection","features":[${repeated('{}', 100_000)}]}]}`,
    ),
  },
  {name: 'hostile: an area of 25,000 corners', request: post('/locations/v2/areas', area(25_000))},
  {
    name: 'hostile: an area crossed at its end',
    request: post('/locations/v2/areas', area(25_000, [[0.999, 2]])),
  },
];

/** A comb around the origin: long teeth side by side, so that boxes of edges tell nothing apart. */
function area(corners: number, last: readonly number[][] = []): string {
  const teeth = Array.from({length: corners - 3}, (_, index) => [index / corners, index % 2 === 0 ? 0.1 : 1]);
  const ring = [[0, 0], ...teeth, ...last, [1, 0], [0, 0]];
  return JSON.stringify({
    areaId: 'bench-comb',
    areaName: 'Comb',
    format: 'geojson',
    geometry: {type: 'Polygon', coordinates: [ring]},
  });
}
