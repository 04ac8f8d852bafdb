import {expect, test} from 'vitest';
import {type LonLat, bearingDegrees, distanceMetres, lonDifference} from '../../geometry/sphere';
import {nodeData} from '../../testing/nodeData';
import {Land} from '../roads/land';
import {Roads} from '../roads/roads';
import {Devices} from './devices';
import type {Fix} from './types';

const NOW = Date.parse('2026-07-14T18:00:00Z');
/** The ways of the first seed are recorded: nobody waits for its roads. */
const roads = (): Roads => {
  throw new Error('The roads were asked for.');
};
const devices = new Devices(1, roads);

function at(objectId: string, time: number): Fix {
  return devices.positionOf(objectId, time) as Fix;
}

function positionOf({lon, lat}: Fix): LonLat {
  return [lon, lat];
}

test('has some two hundred objects in a handful of collections, each id once', () => {
  expect(devices.all.length).toBe(200);
  expect(new Set(devices.all.map(({objectId}) => objectId)).size).toBe(200);
  const collections = devices.collections.map(({collectionId}) => collectionId);
  expect(collections).toEqual(expect.arrayContaining(['cascade-drones', 'deschutes-fleet', 'puget-ferries']));
  for (const {collectionId} of devices.all) expect(collections).toContain(collectionId);
});

test('knows the story by name', () => {
  expect(distanceMetres(positionOf(at('heron-7', NOW)), [-121.62, 44.21])).toBeLessThan(9000);
  const engine = at('engine-14', NOW);
  expect(engine.lon).toBeGreaterThan(-121.56);
  expect(engine.lon).toBeLessThan(-121.31);
  expect(at('mv-salish', NOW).lat).toBeCloseTo(47.61, 1);
  expect(devices.positionOf('nobody', NOW)).toBeUndefined();
});

test('reports the speed and heading it really has', () => {
  let moving = 0;
  for (const {objectId} of devices.all)
    for (let k = 0; k < 12; k++) {
      const time = NOW + k * 397_000;
      const [before, now, after] = [at(objectId, time - 1000), at(objectId, time), at(objectId, time + 1000)];
      const travelled = distanceMetres(positionOf(before), positionOf(after)) / 2;
      // Around a corner the way is longer than the straight line.
      const turning = before.heading !== after.heading;
      if (!turning) expect(Math.abs(travelled - now.speed)).toBeLessThan(0.8);
      if (turning || now.speed < 2) continue;
      moving++;
      expect(
        Math.abs(lonDifference(bearingDegrees(positionOf(before), positionOf(after)), now.heading)),
      ).toBeLessThan(4);
    }
  expect(moving).toBeGreaterThan(800);
});

test('never jumps, from trip to trip, in half a day', () => {
  for (const objectId of ['engine-14', 'heron-7', 'mv-salish', 'courier-3', 'taxi-40', 'barge-5', 'kea-2'])
    for (let k = 0; k < 4320; k++) {
      const step = distanceMetres(
        positionOf(at(objectId, NOW + k * 10_000)),
        positionOf(at(objectId, NOW + (k + 1) * 10_000)),
      );
      expect(step).toBeLessThan(260);
    }
});

test('drones rest on the ground between flights and fly 60.96 m above it', () => {
  const heights = Array.from(
    {length: 400},
    (_, k) => at('heron-7', NOW + k * 15_000).relativeAltitude as number,
  );
  expect(Math.max(...heights)).toBe(60.96);
  expect(Math.min(...heights)).toBe(0);
});

test('is the same for the same seed and time, and otherwise not', () => {
  expect(new Devices(1, roads).positionOf('taxi-7', NOW)).toEqual(at('taxi-7', NOW));
  const others = new Roads(2, new Land(nodeData.coasts()));
  expect(new Devices(2, () => others).positionOf('taxi-7', NOW)).not.toEqual(at('taxi-7', NOW));
});
