import type {Position} from 'geojson';
import {expect, test} from 'vitest';
import {isInsideRing} from '../../geometry/ring';
import {HOUR_MS} from '../frame/time';
import {firesAt} from './fires';
import type {Fire} from './types';

const NOON = Date.parse('2026-07-14T18:00:00Z');

function ringsOf({geometry}: Fire): Position[][] {
  return geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
}

function ridgeCreek(source: 'sat' | 'nifc', time: number): Fire | undefined {
  return firesAt(1, 'US', source, time).find(({fireId}) => fireId === 'ridge-creek');
}

test('the Ridge Creek Fire is seen from the evening of 13 July 2026 for 24 days', () => {
  expect(ridgeCreek('nifc', Date.parse('2026-07-13T21:00:00Z'))).toBeUndefined();
  expect(ridgeCreek('nifc', Date.parse('2026-07-13T22:10:00Z'))?.detectedAt).toBe('2026-07-13T21:40:00Z');
  expect(ridgeCreek('nifc', Date.parse('2026-08-06T21:00:00Z'))).toBeDefined();
  expect(ridgeCreek('nifc', Date.parse('2026-08-06T22:00:00Z'))).toBeUndefined();
});

test('the Ridge Creek Fire burns around its site west of Sisters, some two thousand hectares on its second day', () => {
  const fire = ridgeCreek('nifc', NOON) as Fire;
  expect(isInsideRing(ringsOf(fire)[0] as Position[], [-121.62, 44.21])).toBe(true);
  expect(fire.areaHectares).toBeGreaterThan(1000);
  expect(fire.areaHectares).toBeLessThan(4000);
  expect(fire.name).toBe('Ridge Creek Fire');
});

test('the Ridge Creek Fire grows as a perimeter, wanes as a glow, and is contained in the end', () => {
  const hours = Array.from({length: 570}, (_, hour) => NOON + hour * HOUR_MS);
  const perimeters = hours
    .map((time) => ridgeCreek('nifc', time))
    .filter((fire): fire is Fire => fire !== undefined);
  for (let k = 1; k < perimeters.length; k++) {
    const [before, after] = [perimeters[k - 1] as Fire, perimeters[k] as Fire];
    expect(after.areaHectares).toBeGreaterThanOrEqual(before.areaHectares * 0.999);
    expect(after.containmentPercent).toBeGreaterThanOrEqual(before.containmentPercent as number);
  }
  expect(perimeters.at(-1)?.containmentPercent).toBe(100);
  const glows = hours.map((time) => ridgeCreek('sat', time)?.areaHectares ?? 0);
  expect(Math.max(...glows)).toBeGreaterThan(500);
  expect(Math.max(...glows.slice(-24))).toBeLessThan(Math.max(...glows) / 2);
});

test('the Ridge Creek Fire has its name from the incident teams; a satellite knows the cell alone, the same one all its life', () => {
  const evening = Date.parse('2026-07-28T03:00:00Z');
  for (const time of [NOON, evening]) {
    expect(ridgeCreek('nifc', time)?.name).toBe('Ridge Creek Fire');
    expect(ridgeCreek('sat', time)?.name).toBe('Cell 44.2° N 121.6° W');
  }
});

test('the Ridge Creek Fire stands still within an hour', () => {
  expect(ridgeCreek('sat', NOON + 59 * 60_000)).toEqual(ridgeCreek('sat', NOON));
});

const times = Array.from({length: 24}, (_, month) => Date.UTC(2026, month, 17, 3 * (month % 8)));
const all = times.flatMap((time) =>
  (['US', 'AU', 'NZ'] as const).flatMap((region) =>
    (['sat', 'nifc'] as const).map((source) => firesAt(3, region, source, time)),
  ),
);

test('every fire has closed rings of its own and an id of its own', () => {
  for (const fires of all) {
    expect(new Set(fires.map(({fireId}) => fireId)).size).toBe(fires.length);
    for (const fire of fires) {
      expect(fire.fireId).toMatch(/^[A-Za-z0-9][A-Za-z0-9_-]*$/);
      for (const ring of ringsOf(fire)) expect([ring.length, ring.at(-1)]).toEqual([41, ring[0]]);
      expect(Date.parse(fire.detectedAt)).toBeLessThanOrEqual(Date.parse(fire.updatedAt));
      if (fire.source === 'nifc') expect(fire.regionCode).toBe('US');
    }
  }
});

test('every fire is named after its cell where a satellite saw it, on both sides of the equator', () => {
  const names = all.flat().filter(({source}) => source === 'sat');
  expect(names.length).toBeGreaterThan(50);
  for (const {name, regionCode} of names) {
    expect(name).toMatch(/^Cell \d+\.\d° [NS] \d+\.\d° [EW]$/);
    expect(name.includes('° S ')).toBe(regionCode !== 'US');
  }
});

test('every fire comes with its season: Australia burns in its summer', () => {
  const hectares = (month: number) => {
    let sum = 0;
    for (let seed = 0; seed < 20; seed++)
      for (const fire of firesAt(seed, 'AU', 'sat', Date.UTC(2026, month, 15, 5))) sum += fire.areaHectares;
    return sum;
  };
  expect(hectares(11)).toBeGreaterThan(2 * hectares(5));
});

test('every fire is the same when asked again', () => {
  expect(firesAt(3, 'US', 'sat', NOON)).toEqual(firesAt(3, 'US', 'sat', NOON));
});

test('something burns at Ridge Creek in any month', () => {
  for (let month = 0; month < 12; month++) {
    const fires = firesAt(1, 'US', 'nifc', Date.UTC(2026, month, 21, 12));
    expect(fires.some(({fireId}) => fireId.startsWith('ridge-creek'))).toBe(true);
  }
});

test('no source has records from before 2000', () => {
  const known = (time: string) =>
    (['US', 'AU', 'NZ'] as const).flatMap((region) =>
      (['sat', 'nifc'] as const).flatMap((source) => firesAt(1, region, source, Date.parse(time))),
    );
  for (const time of ['0000-01-01T00:00:00Z', '1900-07-14T18:00:00Z', '1999-12-31T23:59:59Z'])
    expect(known(time)).toEqual([]);
  expect(known('2000-01-01T00:00:00Z').length).toBeGreaterThan(0);
});
