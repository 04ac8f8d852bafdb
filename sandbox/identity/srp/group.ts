import {createDiffieHellman, getDiffieHellman} from 'node:crypto';

// RFC 3526 group 15, which is also RFC 5054's 3072-bit group but for the generator: Cognito takes 2.
const modp15 = getDiffieHellman('modp15');

export const N = BigInt(`0x${modp15.getPrime('hex')}`);
const GENERATOR = 2n;
const BYTES = 384;

const power = createDiffieHellman(modp15.getPrime(), modp15.getGenerator());

/**
 * `base ** exponent mod N`, by OpenSSL: six times as fast as BigInt arithmetic.
 * @param base - from 2 to N − 2: OpenSSL refuses the trivial ones, which no honest client sends.
 */
export function powerModN(base: bigint, exponent: bigint): bigint {
  power.setPrivateKey(Buffer.from(evenHex(exponent), 'hex'));
  try {
    return powerOf(base);
  } catch {
    // Some versions of Node 22 take squares mod N alone, which every honest client sends. N is a safe prime and 3 mod 4
    // (RFC 3526), so of two opposite numbers exactly one is a square.
    const opposite = powerOf(N - base);
    return exponent % 2n === 0n ? opposite : N - opposite;
  }
}

const powerOf = (base: bigint): bigint =>
  toBigInt(power.computeSecret(Buffer.from(base.toString(16).padStart(2 * BYTES, '0'), 'hex')));

/** `g ** exponent mod N`. */
export const generatorPower = (exponent: bigint): bigint => powerModN(GENERATOR, exponent);

/** A number as the protocol hashes it: big-endian, with a leading zero byte only if the top bit is set. */
export function padded(value: bigint): Buffer {
  const hex = evenHex(value);
  return Buffer.from(/^[89a-f]/.test(hex) ? `00${hex}` : hex, 'hex');
}

export const toBigInt = (bytes: Uint8Array): bigint =>
  bytes.length === 0 ? 0n : BigInt(`0x${Buffer.from(bytes).toString('hex')}`);

/** The generator, padded as the multiplier `k` needs it. */
export const paddedGenerator = (): Buffer => padded(GENERATOR);

function evenHex(value: bigint): string {
  const hex = value.toString(16);
  return hex.length % 2 ? `0${hex}` : hex;
}
