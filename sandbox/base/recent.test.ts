import {expect, test} from 'vitest';
import {Caches} from './caches';
import {Recent} from './recent';

test('what was saved longest ago goes first', () => {
  const recent = new Recent<string, number>(2);
  for (const [key, value] of [
    ['a', 1],
    ['b', 2],
    ['a', 3],
    ['c', 4],
  ] as const)
    recent.save(key, value);
  expect(['a', 'b', 'c'].map((key) => recent.find(key))).toEqual([3, undefined, 4]);
});

test('a cached value is made once, even if it is undefined', () => {
  const caches = new Caches();
  let made = 0;
  const create = () => void made++;
  expect([caches.of(create), caches.of(create), made]).toEqual([undefined, undefined, 1]);
});
