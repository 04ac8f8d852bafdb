import {createDiffieHellman, getDiffieHellman} from 'node:crypto';
import {N, toBigInt, type Power} from '../identity/srp/group';

const modp15 = getDiffieHellman('modp15');
const BYTES = 384;

const openssl = createDiffieHellman(modp15.getPrime(), modp15.getGenerator());

/** Powers for sign-ins by OpenSSL, which refuses the trivial bases: several times as fast as BigInt arithmetic. */
export const power: Power = (base, exponent) => {
  const hex = exponent.toString(16);
  openssl.setPrivateKey(Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex'));
  try {
    return powerOf(base);
  } catch {
    // Some versions of Node 22 take squares mod N alone, which every honest client sends. N is a safe prime and 3 mod 4
    // (RFC 3526), so of two opposite numbers exactly one is a square.
    const opposite = powerOf(N - base);
    return exponent % 2n === 0n ? opposite : N - opposite;
  }
};

const powerOf = (base: bigint): bigint =>
  toBigInt(openssl.computeSecret(Buffer.from(base.toString(16).padStart(2 * BYTES, '0'), 'hex')));
