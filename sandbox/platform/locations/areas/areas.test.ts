import {expect, test} from 'vitest';
import {openSandbox} from '../../../testing/openSandbox';

const AREAS = '/locations/v2/areas';
const ring = [
  [-122.4, 47.5],
  [-122.3, 47.5],
  [-122.3, 47.6],
  [-122.4, 47.5],
];
const TEXT = 'POLYGON ((-122.4 47.5, -122.3 47.5, -122.3 47.6, -122.4 47.5))';
const geojson = {
  areaId: 'harbour',
  areaName: 'Harbour',
  format: 'geojson',
  geometry: {type: 'Polygon', coordinates: [ring]},
};
const wkt = {...geojson, format: 'wkt', geometry: TEXT};

test('an area is taken in either notation and given back in either', async () => {
  const {call} = await openSandbox();
  const created = await call(`POST ${AREAS}`, {
    body: {...geojson, collectionId: 'puget-ferries', unknown: 1},
  });
  expect(created.status).toBe(201);
  expect(created.headers.location).toBe(`${AREAS}/harbour?format=geojson`);
  const stored = {...geojson, collectionId: 'puget-ferries', collectionName: 'Puget Sound ferries'};
  expect(created.body).toEqual(stored);
  const asText = await call(`GET ${AREAS}/harbour?format=wkt`);
  expect(asText.body).toEqual({areas: [{...stored, format: 'wkt', geometry: TEXT}]});

  const overwritten = await call(`POST ${AREAS}`, {body: {...wkt, properties: {depth: 12}}});
  expect(overwritten.body).toEqual({...wkt, properties: {depth: 12}});
  const asGeoJson = await call(`GET ${AREAS}/harbour?format=geojson`);
  expect(asGeoJson.body).toEqual({areas: [{...geojson, properties: {depth: 12}}]});
});

test.each([
  [
    'an open ring',
    {...geojson, geometry: {type: 'Polygon', coordinates: [[...ring.slice(0, 3), [-122.4, 47.51]]]}},
    'body.geometry.coordinates[0] must end where it begins',
  ],
  [
    'a position out of the world',
    {
      ...geojson,
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [-182, 0],
            [0, 0],
            [0, 1],
            [-182, 0],
          ],
        ],
      },
    },
    'body.geometry.coordinates[0][0][0] must be >= -180; body.geometry.coordinates[0][3][0] must be >= -180',
  ],
  [
    'a ring across itself',
    {...wkt, geometry: 'POLYGON ((0 0, 1 1, 1 0, 0 1, 0 0))'},
    'body.geometry ring 0 must not cross itself, as it does near 0.5, 0.5',
  ],
  [
    'a hole outside',
    {...wkt, geometry: 'POLYGON ((0 0, 1 0, 1 1, 0 0), (5 5, 6 5, 6 6, 5 5))'},
    'body.geometry ring 1 must lie inside body.geometry ring 0',
  ],
  [
    'text that is no polygon',
    {...wkt, geometry: 'POLYGON ((0 zero, 1 1))'},
    'body.geometry has no position of 2 numbers at 0 of ring 0',
  ],
  ['text where GeoJSON was announced', {...geojson, geometry: TEXT}, 'body.geometry must be object'],
])('%s is refused', async (_, body, message) => {
  const {call} = await openSandbox();
  expect(await call(`POST ${AREAS}`, {body})).toMatchObject({status: 400, body: {message}});
  expect((await call(`GET ${AREAS}/harbour?format=wkt`)).status).toBe(404);
});

test('areas are listed by id, deleted by id, and belong to their account', async () => {
  const {call} = await openSandbox();
  await call(`POST ${AREAS}`, {body: {...wkt, areaId: 'z-last'}});
  await call(`POST ${AREAS}`, {body: geojson});
  const idsOf = (body: unknown) => (body as {areas: {areaId: string}[]}).areas.map(({areaId}) => areaId);
  const {body} = await call(`GET ${AREAS}?format=wkt`);
  expect(idsOf(body)).toEqual([...idsOf(body)].sort());
  expect(idsOf(body)).toEqual(expect.arrayContaining(['harbour', 'z-last']));
  expect(await call(`GET ${AREAS}`)).toMatchObject({
    status: 400,
    body: {message: 'query.format is required'},
  });
  expect((await call(`GET ${AREAS}/harbour?format=wkt`, {as: 'admin'})).status).toBe(404);
  expect((await call(`DELETE ${AREAS}/harbour`, {as: 'admin'})).status).toBe(404);
  expect((await call(`DELETE ${AREAS}/harbour,nothing`)).status).toBe(204);
  expect((await call(`DELETE ${AREAS}/harbour,nothing`)).status).toBe(404);
  expect(idsOf((await call(`GET ${AREAS}/z-last,harbour?format=wkt`)).body)).toEqual(['z-last']);
});
