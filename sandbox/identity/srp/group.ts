import {fromHex, toHex} from '../../base/bytes';

/** The prime of RFC 3526 group 15, which is also RFC 5054's 3072-bit group but for the generator: Cognito takes 2. */
export const N = BigInt(
  '0xffffffffffffffffc90fdaa22168c234c4c6628b80dc1cd129024e088a67cc74020bbea63b139b22514a08798e3404ddef9519b3cd3a431b302b0a6df25f14374fe1356d6d51c245e485b576625e7ec6f44c42e9a637ed6b0bff5cb6f406b7edee386bfb5a899fa5ae9f24117c4b1fe649286651ece45b3dc2007cb8a163bf0598da48361c55d39a69163fa8fd24cf5f83655d23dca3ad961c62f356208552bb9ed529077096966d670c354e4abc9804f1746c08ca18217c32905e462e36ce3be39e772c180e86039b2783a2ec07a28fb5c55df06f4c52c9de2bcbf6955817183995497cea956ae515d2261898fa051015728e5a8aaac42dad33170d04507a33a85521abdf1cba64ecfb850458dbef0a8aea71575d060c7db3970f85a6e1e4c7abf5ae8cdb0933d71e8c94e04a25619dcee3d2261ad2ee6bf12ffa06d98a0864d87602733ec86a64521f2b18177b200cbbe117577a615d6c770988c0bad946e208e24fa074e5ab3143db5bfce0fd108e4b82d120a93ad2caffffffffffffffff',
);
export const GENERATOR = 2n;

/** `base ** exponent mod N`. Throws for 0, 1 and −1, which no honest client sends. */
export type Power = (base: bigint, exponent: bigint) => bigint;

/** How many bits of the exponent are taken at once. */
const WINDOW = 4n;

/**
 * The power by arithmetic of the language itself, for machines that bring no better one. How long it takes depends on
 * the exponent: it keeps secrets from those who have but a clock on the other side of a network.
 */
export const plainPower: Power = (base, exponent) => {
  if (base < 2n || base > N - 2n) throw new RangeError('A trivial base.');
  const table = [1n];
  for (let index = 1; index < 1 << Number(WINDOW); index += 1)
    table.push(((table[index - 1] ?? 1n) * base) % N);
  let result = 1n;
  for (const digit of exponent.toString(1 << Number(WINDOW))) {
    if (result !== 1n) for (let bit = 0n; bit < WINDOW; bit += 1n) result = (result * result) % N;
    const factor = table[parseInt(digit, 16)] ?? 1n;
    if (factor !== 1n) result = (result * factor) % N;
  }
  return result;
};

/** A number as the protocol hashes it: big-endian, with a leading zero byte only if the top bit is set. */
export function padded(value: bigint): Uint8Array {
  const hex = evenHex(value);
  return fromHex(/^[89a-f]/.test(hex) ? `00${hex}` : hex);
}

export const toBigInt = (bytes: Uint8Array): bigint =>
  bytes.length === 0 ? 0n : BigInt(`0x${toHex(bytes)}`);

function evenHex(value: bigint): string {
  const hex = value.toString(16);
  return hex.length % 2 ? `0${hex}` : hex;
}
