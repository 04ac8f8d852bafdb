import type {FeatureCollection} from 'geojson';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createDataQueue} from './dataQueue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const empty = (): FeatureCollection => ({type: 'FeatureCollection', features: []});

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
  const newest = empty();
  queue.set('one', empty());
  queue.set('one', newest);
  vi.runAllTimers();
  expect(given).toHaveLength(1);
  expect(given[0]?.[1]).toBe(newest);
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
