import type {Position} from 'geojson';
import {expect, test} from 'vitest';
import {isInsideRing} from '../../geometry/ring';
import {HOUR_MS} from '../frame/time';
import {restrictionsAt} from './restrictions';

const NOW = Date.parse('2026-07-14T18:00:00Z');
const now = restrictionsAt(1, NOW);

function over(lon: number, lat: number): string[] {
  return now
    .filter(({geometry}) => isInsideRing(geometry.coordinates[0] as Position[], [lon, lat]))
    .map(({id}) => id);
}

test('covers some two hundred airports and a few special places', () => {
  expect(now.filter(({dataset}) => dataset === 'controlled-airspace').length).toBeGreaterThanOrEqual(200);
  for (const dataset of ['special-use-airspace', 'tfr', 'national-security'])
    expect(now.some((restriction) => restriction.dataset === dataset)).toBe(true);
});

test('each has an id of its own and a closed ring', () => {
  expect(new Set(now.map(({id}) => id)).size).toBe(now.length);
  for (const {id, geometry} of now) {
    expect(id).toMatch(/^[A-Za-z0-9][A-Za-z0-9_-]*$/);
    const ring = geometry.coordinates[0] as Position[];
    expect(ring.at(-1)).toEqual(ring[0]);
    expect(ring.length).toBeGreaterThanOrEqual(5);
  }
});

test('closes the air over the fire and over the airport of the story, not over the road between', () => {
  expect(over(-121.62, 44.21)).toContain('tfr-ridge-creek');
  expect(over(-121.15, 44.25)).toEqual(['ctr-rdm']);
  expect(over(-121.35, 44.1)).toEqual([]);
});

test('part-time ones say when, have not ended, and come back on the next working day', () => {
  for (let hour = 0; hour < 24 * 8; hour += 5) {
    const time = NOW + hour * HOUR_MS;
    const all = restrictionsAt(1, time);
    for (const {type, activeTime, endTime} of all) {
      if (type === 'fulltime') expect([activeTime, endTime]).toEqual([undefined, undefined]);
      else expect(activeTime).toBeDefined();
      if (endTime) expect(Date.parse(endTime)).toBeGreaterThan(time);
    }
    expect(all.some(({id}) => id === 'moa-juniper-north')).toBe(true);
  }
});

test('is in use in its hours only', () => {
  const boardman = now.find(({id}) => id === 'r-5701-boardman');
  expect(boardman).toMatchObject({activeTime: '2026-07-14T15:00:00Z', endTime: '2026-07-14T23:00:00Z'});
});
