import {expect, test} from 'vitest';
import {N, toBigInt} from '../identity/srp/group';
import {secretBytes} from '../identity/pool/secrets';
import {type BigClass, bigFile, quickenPowers} from './quickPower';

const {default: Quick} = (await import(bigFile)) as {default: BigClass};
// A second copy of the file, which nobody changes.
const {default: Own} = (await import(`${bigFile}?own`)) as {default: BigClass};
quickenPowers();

function powerBy(Big: BigClass, base: string, exponent: string): string {
  const results: string[] = [];
  const power = new Big(base, 16).modPow(new Big(exponent, 16), new Big(N.toString(16), 16), (error, told) =>
    results.push(`${String(error)} ${told.toString(16)}`),
  );
  expect(results).toEqual([`null ${power.toString(16)}`]);
  return power.toString(16);
}

const random = (bytes: number): string => toBigInt(secretBytes(bytes)).toString(16);

test('the quick powers are those of Amplify, of small, large and negative numbers', () => {
  expect(Quick.prototype.modPow).not.toBe(Own.prototype.modPow);
  for (const base of ['2', random(384), `-${random(384)}`, `-${random(500)}`])
    for (const exponent of [random(32), random(128)])
      expect(powerBy(Quick, base, exponent)).toBe(powerBy(Own, base, exponent));
});
