import {expect, test} from 'vitest';
import {between, chance, hash, choose, wordHash} from './hash';

test('is the same on every machine', () => {
  expect([hash(1, 2, 3, 4), hash(1, 2, 4, 3), wordHash('heron-7')]).toMatchInlineSnapshot(`
    [
      291772919,
      -1806318965,
      -794876083,
    ]
  `);
});

test('spreads evenly', () => {
  const buckets = new Array<number>(10).fill(0);
  for (let k = 0; k < 20_000; k++) {
    const bucket = Math.floor(chance(1, k) * 10);
    buckets[bucket] = (buckets[bucket] ?? 0) + 1;
  }
  for (const count of buckets) expect(Math.abs(count - 2000)).toBeLessThan(200);
});

test('keeps its bounds', () => {
  for (let k = 0; k < 1000; k++) {
    expect(between(3, 5, 1, k)).toBeGreaterThanOrEqual(3);
    expect(between(3, 5, 1, k)).toBeLessThan(5);
    expect(['a', 'b']).toContain(choose(['a', 'b'], 1, k));
  }
});
