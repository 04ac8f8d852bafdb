import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import {encodeLine} from '../../shapes/polyline';
import {listeningSandbox} from '../../testing/listeningSandbox';
import {spawnSandbox} from '../../testing/spawnSandbox';

const NOW = '2026-07-14T18:00:00Z';
const HEADERS = {'x-api-key': 'sandbox-developer-key'};

/** A sample of everything that the world's weather and fires are told by. */
const SAMPLE = [
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
  '/weatherforecast/v2/gust/2026/7/15/4',
];

/** A digest of each answer of the sample: status, media type and body, to the byte. */
async function digests(url: string): Promise<string[]> {
  const all: string[] = [];
  const note = async (asked: string, answer: Response) => {
    const body = createHash('sha256')
      .update(Buffer.from(await answer.arrayBuffer()))
      .digest('hex');
    all.push([asked, answer.status, answer.headers.get('content-type'), body].join(' '));
  };
  for (const path of SAMPLE) await note(path, await fetch(url + path, {headers: HEADERS}));
  const said = {
    geometry: encodeLine([
      [-121.3153, 44.0582],
      [-121.5492, 44.291],
    ]),
    duration: 1,
    distance: 1,
  };
  const body = JSON.stringify({
    routeId: 'bend-to-sisters',
    routes: [{...said, legs: [{summary: '', duration: 1, distance: 1, steps: [{...said, name: ''}]}]}],
  });
  for (const path of [
    '/weatherforecast/v2/routes?forecastHour=12&includeData=wind',
    '/weatheralerts/v2/routes',
  ])
    await note(
      path,
      await fetch(url + path, {
        method: 'POST',
        headers: {...HEADERS, 'content-type': 'application/json'},
        body,
      }),
    );
  return all;
}

test('two processes with one seed and one time answer the same bytes; another seed does not', async () => {
  const here = await digests(await listeningSandbox({seed: 7, now: new Date(NOW)}));
  const settings = {SANDBOX_DATA: ':memory:', SANDBOX_NOW: NOW, SANDBOX_SEED: '7'};
  const there = await digests((await spawnSandbox(settings)).url);
  expect(there).toEqual(here);
  const other = await digests(await listeningSandbox({seed: 8, now: new Date(NOW)}));
  expect(other.filter((digest) => here.includes(digest)).length).toBeLessThan(here.length / 2);
}, 120_000);
