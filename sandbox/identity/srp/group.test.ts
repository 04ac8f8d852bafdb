import {expect, test} from 'vitest';
import {N, powerModN} from './group';

/** By squaring, one bit of the exponent at a time. */
function slowPower(base: bigint, exponent: bigint): bigint {
  let [result, square, rest] = [1n, base, exponent];
  for (; rest > 0n; rest >>= 1n, square = (square * square) % N)
    if (rest & 1n) result = (result * square) % N;
  return result;
}

// 2 is a square mod N, and 3 to 13 are some of each kind; a number and its opposite are never both.
const bases = [2n, 3n, 5n, 7n, 11n, 13n, 0xabcdefn];

test.each(bases)('powers of %s and of its opposite are right, odd and even', (base) => {
  for (const each of [base, N - base])
    for (const exponent of [2n ** 255n + 1n, 2n ** 255n + 2n])
      expect(powerModN(each, exponent)).toBe(slowPower(each, exponent));
});

test('0, 1 and −1 are refused', () => {
  for (const base of [0n, 1n, N - 1n]) expect(() => powerModN(base, 2n ** 255n)).toThrow();
});
