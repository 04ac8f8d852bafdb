import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {power as powerModN} from '../node/power';

/** What is used of Amplify's class of big numbers. */
interface BigNumber {
  mod(modulus: BigNumber): BigNumber;
  modPow(
    exponent: BigNumber,
    modulus: BigNumber,
    done: (error: unknown, power: BigNumber) => void,
  ): BigNumber;
  toString(radix: number): string;
}
export type BigClass = (new (digits: string, radix: number) => BigNumber) & {readonly prototype: BigNumber};

const ofAmplify = createRequire(createRequire(import.meta.url).resolve('aws-amplify'));

/** Amplify's file of big numbers, which it exports to nobody. */
export const bigFile = pathToFileURL(
  join(
    dirname(ofAmplify.resolve('@aws-amplify/auth/package.json')),
    'dist/esm/providers/cognito/utils/srp/BigInteger/BigInteger.mjs',
  ),
).href;

const {default: Big} = (await import(bigFile)) as {default: BigClass};

/**
 * Lets OpenSSL compute the powers of Amplify's sign-ins in this process. Amplify's own arithmetic takes half a second
 * of a processor for each sign-in, and tests sign in hundreds of times. The rest of a sign-in stays Amplify's; browsers
 * sign in with its arithmetic too.
 */
export function quickenPowers(): void {
  Big.prototype.modPow = function (exponent, modulus, done) {
    const base = toBig(this.mod(modulus));
    const power = new Big(powerModN(base, toBig(exponent)).toString(16), 16);
    done(null, power);
    return power;
  };
}

const toBig = (value: BigNumber): bigint => BigInt(`0x${value.toString(16)}`);
