import {VectorTile} from '@mapbox/vector-tile';
import Pbf from 'pbf';
import {expect, test} from 'vitest';
import {openSandbox, type TestSandbox} from '../../../testing/openSandbox';

/** The tile of a zoom level that a position lies in. */
function tileOf(zoom: number, lon: number, lat: number): string {
  const radians = (lat * Math.PI) / 180;
  const x = Math.floor(((lon + 180) / 360) * 2 ** zoom);
  const y = Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** zoom);
  return `${zoom}/${x}/${y}`;
}

async function read({call}: TestSandbox, tile: string) {
  const {status, headers, bytes} = await call(`GET /flights/v2/tile/restrictions/${tile}`);
  if (status !== 200) return {status, ids: []};
  expect(headers['content-type']).toBe('application/vnd.mapbox-vector-tile');
  const layer = new VectorTile(new Pbf(bytes)).layers.restrictions;
  const features = Array.from({length: layer?.length ?? 0}, (_, index) => layer?.feature(index));
  return {
    status,
    extent: layer?.extent,
    version: layer?.version,
    features,
    ids: features.map((feature) => String(feature?.properties.restrictionId)),
  };
}

test('a tile holds what one may see there, at every zoom', async () => {
  const sandbox = await openSandbox();
  for (const zoom of [0, 1, 5, 6, 10, 14, 22]) {
    const {status, ids, extent, version, features} = await read(sandbox, tileOf(zoom, -121.62, 44.21));
    expect([zoom, status, extent, version]).toEqual([zoom, 200, 4096, 2]);
    expect(ids).toEqual(expect.arrayContaining(['ridge-creek-tfr', 'tfr-ridge-creek']));
    const own = features?.find((feature) => feature?.properties.restrictionId === 'ridge-creek-tfr');
    expect(own?.type).toBe(3);
    expect(own?.properties).toEqual({
      restrictionId: 'ridge-creek-tfr',
      type: 'custom',
      access: 'owner',
      dataset: 'custom',
      name: 'Ridge Creek fire traffic area',
      ceilingMeters: 3353,
      activeTime: '2026-07-14T16:00:00Z',
      endTime: '2026-07-15T04:00:00Z',
    });
  }
});

test('an empty tile is 204, one outside the world 404, a zoom too deep 400', async () => {
  const sandbox = await openSandbox();
  expect(await read(sandbox, tileOf(12, -30, 44))).toMatchObject({status: 204});
  const outside = await sandbox.call('GET /flights/v2/tile/restrictions/10/1024/371');
  expect([outside.status, outside.body]).toEqual([
    404,
    {status_code: 404, message: 'There is no tile 10/1024/371: at zoom 10, x and y range from 0 to 1023'},
  ]);
  expect((await read(sandbox, '22/4194303/4194303')).status).toBe(204);
  expect((await read(sandbox, '23/0/0')).status).toBe(400);
});

test('a tile follows what is drawn, deleted and ended', async () => {
  const sandbox = await openSandbox();
  const tile = tileOf(12, -120.95, 44.05);
  const ring = [
    [-121, 44],
    [-120.9, 44],
    [-120.9, 44.1],
    [-121, 44.1],
    [-121, 44],
  ];
  const draw = (restrictionId: string, endTime: string) =>
    sandbox.call('POST /flights/v2/restrictions', {
      body: {
        restrictionId,
        featureCollection: {
          type: 'FeatureCollection',
          features: [
            {
              type: 'Feature',
              geometry: {type: 'Polygon', coordinates: [ring]},
              properties: {name: 'Drill', endTime},
            },
          ],
        },
      },
    });
  expect((await read(sandbox, tile)).status).toBe(204);
  await draw('short', '2026-07-14T18:05:00Z');
  await draw('long', '2026-07-14T19:00:00Z');
  expect((await read(sandbox, tile)).ids.sort()).toEqual(['long', 'short']);
  await sandbox.app.inject({method: 'POST', url: '/sandbox/clock', payload: {advanceSeconds: 300}});
  expect((await read(sandbox, tile)).ids).toEqual(['long']);
  await sandbox.call('DELETE /flights/v2/restrictions/long');
  expect((await read(sandbox, tile)).status).toBe(204);
  // Back in time the short one is in force again: the index of later must not answer.
  await sandbox.app.inject({method: 'POST', url: '/sandbox/clock', payload: {advanceSeconds: -300}});
  expect((await read(sandbox, tile)).ids).toEqual(['short']);
});

test("another account's custom restrictions are not in my tiles", async () => {
  const {call} = await openSandbox();
  const dock = `GET /flights/v2/tile/restrictions/${tileOf(16, -122.51, 47.622)}`;
  expect((await call(dock)).status).toBe(200);
  expect((await call(dock, {as: 'admin'})).status).toBe(204);
});
