import {expect, test} from 'vitest';
import {N, plainPower} from '../identity/srp/group';
import {power} from './power';

/** By squaring, one bit of the exponent at a time. */
function slowPower(base: bigint, exponent: bigint): bigint {
  let [result, square, rest] = [1n, base, exponent];
  for (; rest > 0n; rest >>= 1n, square = (square * square) % N)
    if (rest & 1n) result = (result * square) % N;
  return result;
}

// 2 is a square mod N, and 3 to 13 are some of each kind; a number and its opposite are never both.
const bases = [2n, 3n, 5n, 7n, 11n, 13n, 0xabcdefn];
const exponents = [2n ** 255n + 1n, 2n ** 255n + 2n, 0x123456789abcdef00fn];

test.each(bases)('powers of %s and of its opposite are right in both ways, odd and even', (base) => {
  for (const each of [base, N - base])
    for (const exponent of exponents) {
      const right = slowPower(each, exponent);
      expect(power(each, exponent)).toBe(right);
      expect(plainPower(each, exponent)).toBe(right);
    }
});

test.each([power, plainPower])('0, 1 and −1 are refused', (one) => {
  for (const base of [0n, 1n, N - 1n]) expect(() => one(base, 2n ** 255n)).toThrow();
});
