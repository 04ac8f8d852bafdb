import {expect, test} from 'vitest';
import type {Ring} from '../../../geometry/ring';
import {openSandbox} from '../../../testing/openSandbox';

/** Twice the area that a ring encloses: positive when it is drawn counter-clockwise. */
const signedArea = (ring: Ring) =>
  ring.reduce((sum, [lon = 0, lat = 0], index) => {
    const [nextLon = lon, nextLat = lat] = ring[index + 1] ?? [];
    return sum + lon * nextLat - nextLon * lat;
  }, 0);

/** All polygons that stand anywhere in a value. */
function polygonsIn(value: unknown): Ring[][] {
  if (typeof value !== 'object' || value === null) return [];
  const {type, coordinates} = value as {type?: unknown; coordinates?: unknown};
  if (type === 'Polygon') return [coordinates as Ring[]];
  if (type === 'MultiPolygon') return coordinates as Ring[][];
  return Object.values(value).flatMap(polygonsIn);
}

test.each([
  '/flights/v2/restrictions',
  '/locations/v2/areas?format=geojson',
  '/flights/v2/plans/pilot-butte-tower?format=geojson',
])('polygons of %s wind as RFC 7946 says: outer rings counter-clockwise, holes clockwise', async (url) => {
  const {call} = await openSandbox();
  const {status, body} = await call(`GET ${url}`);
  expect(status).toBe(200);
  const polygons = polygonsIn(body);
  expect(polygons.length).toBeGreaterThan(0);
  for (const [outer = [], ...holes] of polygons) {
    expect(signedArea(outer)).toBeGreaterThan(0);
    for (const hole of holes) expect(signedArea(hole)).toBeLessThan(0);
  }
});
