import {expect, test} from 'vitest';
import {inPieces} from './inPieces';

test('other work has its turn between two pieces', async () => {
  const order: string[] = [];
  const other = new Promise<void>((resolve) => {
    setImmediate(() => {
      order.push('other');
      resolve();
    });
  });
  const work = (item: string) => void order.push(item);
  expect(await inPieces(['a', 'b', 'c'], work, new AbortController().signal, 0)).toBe(true);
  await other;
  expect(order[0]).toBe('a');
  expect(order.filter((each) => each !== 'other')).toEqual(['a', 'b', 'c']);
  expect(order.indexOf('other')).toBeLessThan(order.length - 1);
});

test('ends where it is told to', async () => {
  const done: number[] = [];
  const stop = new AbortController();
  const work = (item: number) => {
    done.push(item);
    if (item === 2) stop.abort();
  };
  expect(await inPieces([1, 2, 3], work, stop.signal, 0)).toBe(false);
  expect(done).toEqual([1, 2]);
});
