import {expect, test, vi} from 'vitest';
import {createLoader} from './loader';

/** A load whose ends the test decides. */
function openLoads() {
  const running = new Map<string, {end: (value: string) => void; fail: () => void; signal: AbortSignal}>();
  const load = (id: string, signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      running.set(id, {end: resolve, fail: () => reject(new Error(id)), signal});
    });
  return {running, load};
}

const pause = () => new Promise((resolve) => setTimeout(resolve));

test('loads a few at once, in the order in which they are wanted', async () => {
  const {running, load} = openLoads();
  const loader = createLoader(load, {most: 2});
  loader.want(['a', 'b', 'c']);
  expect([...running.keys()]).toEqual(['a', 'b']);
  running.get('a')?.end('A');
  await pause();
  expect(loader.valueOf('a')).toBe('A');
  expect([...running.keys()]).toEqual(['a', 'b', 'c']);
});

test('cancels what nobody wants any more, and loads it when it is wanted again', async () => {
  const {running, load} = openLoads();
  const loader = createLoader(load, {most: 1});
  loader.want(['a']);
  const first = running.get('a');
  loader.want(['b']);
  expect(first?.signal.aborted).toBe(true);
  loader.want(['a']);
  first?.end('too late');
  await pause();
  expect(loader.valueOf('a')).toBeUndefined();
  running.get('a')?.end('A');
  await pause();
  expect(loader.valueOf('a')).toBe('A');
});

test('names what failed, and loads that alone again', async () => {
  const {running, load} = openLoads();
  const counted = vi.fn(load);
  const loader = createLoader(counted, {most: 2});
  loader.want(['a', 'b']);
  running.get('a')?.fail();
  running.get('b')?.end('B');
  await pause();
  expect(loader.failedIds()).toEqual(['a']);
  loader.want(['a', 'b']);
  expect(counted).toHaveBeenCalledTimes(2);
  loader.retry();
  expect(counted).toHaveBeenCalledTimes(3);
  running.get('a')?.end('A');
  await pause();
  expect(loader.failedIds()).toEqual([]);
});

test('waits when it is asked to, and tells of many values at once', async () => {
  let attempts = 0;
  const load = async (id: string) => {
    if (id === 'busy' && attempts++ === 0) throw new Error('busy');
    return id;
  };
  const loader = createLoader(load, {most: 3, pause: () => 1});
  const heard = vi.fn();
  loader.subscribe(heard);
  loader.want(['a', 'busy', 'c']);
  await vi.waitFor(() => expect(loader.valueOf('busy')).toBe('busy'));
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  expect(attempts).toBe(2);
});

test('forgets all at once, also what is on its way', async () => {
  const {running, load} = openLoads();
  const loader = createLoader(load, {most: 2});
  loader.want(['a', 'b']);
  const late = running.get('b');
  running.get('a')?.end('old A');
  await pause();
  loader.clear();
  expect(loader.valueOf('a')).toBeUndefined();
  expect(late?.signal.aborted).toBe(true);
  loader.want(['a', 'b']);
  running.get('a')?.end('new A');
  running.get('b')?.end('new B');
  late?.end('old B');
  await pause();
  expect([loader.valueOf('a'), loader.valueOf('b')]).toEqual(['new A', 'new B']);
});
