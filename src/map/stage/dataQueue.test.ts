import type {FeatureCollection} from 'geojson';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createDataQueue} from './dataQueue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const empty = (): FeatureCollection => ({type: 'FeatureCollection', features: []});

const pointAt = (lat: number): FeatureCollection => ({
  type: 'FeatureCollection',
  features: [
    {type: 'Feature', geometry: {type: 'Point', coordinates: [-121.3, lat]}, properties: {id: 'van'}},
  ],
});

const read = (bytes: unknown): unknown => JSON.parse(new TextDecoder().decode(bytes as ArrayBuffer));

/** A map with the sources that are named, which notes what they are given. */
function mapWith(...names: string[]) {
  const given: [string, unknown][] = [];
  const sources = new Map(
    names.map((name) => [name, {setData: async (data: unknown) => void given.push([name, data])}]),
  );
  return {given, map: {getSource: (name: string) => sources.get(name) as never}};
}

test('each source gets its data in a task of its own', () => {
  const {map, given} = mapWith('one', 'other');
  const queue = createDataQueue(map);
  queue.set('one', empty());
  queue.set('other', empty());
  expect(given).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(given.map(([name]) => name)).toEqual(['one']);
  vi.advanceTimersToNextTimer();
  expect(given.map(([name]) => name)).toEqual(['one', 'other']);
});

test('of what was set in the meantime only the newest is drawn', () => {
  const {map, given} = mapWith('one');
  const queue = createDataQueue(map);
  queue.set('one', empty());
  queue.set('one', pointAt(44.05));
  vi.runAllTimers();
  expect(given.map(([, bytes]) => read(bytes))).toEqual([pointAt(44.05)]);
});

test('thousands of features take several tasks before they are handed over', () => {
  const {map, given} = mapWith('many', 'one');
  const queue = createDataQueue(map);
  const many = {...empty(), features: Array.from({length: 2500}, () => pointAt(44).features).flat()};
  queue.set('many', many);
  queue.set('one', pointAt(45));
  vi.advanceTimersToNextTimer();
  vi.advanceTimersToNextTimer();
  expect(given).toEqual([]);
  vi.runAllTimers();
  expect(given.map(([name, bytes]) => [name, read(bytes)])).toEqual([
    ['many', many],
    ['one', pointAt(45)],
  ]);
});

test('what waits for a source that was taken away does not reach the next of its name', () => {
  const {map, given} = mapWith('one');
  const queue = createDataQueue(map);
  queue.set('one', empty());
  queue.forget('one');
  vi.runAllTimers();
  expect(given).toEqual([]);
});

test('a source that is gone by then, and a map that is gone, are left alone', () => {
  const {map, given} = mapWith('one');
  const queue = createDataQueue(map);
  queue.set('removed', empty());
  queue.set('one', empty());
  vi.advanceTimersToNextTimer();
  queue.stop();
  vi.runAllTimers();
  expect(given).toEqual([]);
});
