import {createHash} from 'node:crypto';
import type {Clock} from './clock';

/** New ids, codes and secrets: all from one seeded stream, so that a seed reproduces every response. */
export interface Ids {
  /** 26 characters of Crockford's base 32: the clock's millisecond, then randomness. Ascends within one run. */
  ulid(): string;
  /** A version 4 UUID in lower case. */
  uuid(): string;
  /** Decimal digits, leading zeros included: one-time codes. */
  digits(count: number): string;
  /** Raw randomness: tokens, salts, private exponents. */
  bytes(count: number): Buffer;
}

/** Ids as createSandbox holds them: the stream can start anew. */
export interface RestartableIds extends Ids {
  /** Start the stream over, as a fresh sandbox would with this `run`. */
  restart(run: number): void;
}

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const ULID_RANDOM_BITS = 80n;

/**
 * @param seed - `SANDBOX_SEED`.
 * @param run - how often this data has been opened before. Without it a restart on the same data and a fixed clock
 *   would hand out ids that are taken.
 */
export function createIds(seed: number, clock: Clock, run = 0): RestartableIds {
  let stream = randomStream(seed, run);
  let last = 0n;
  return {
    ulid: () => {
      const time = BigInt(Math.max(0, clock.now().getTime())) << ULID_RANDOM_BITS;
      const fresh = time | BigInt(`0x${stream(10).toString('hex')}`);
      // Within one millisecond the next id is the last plus one, as the ULID specification's monotonic factory.
      last = last >> ULID_RANDOM_BITS === fresh >> ULID_RANDOM_BITS ? last + 1n : fresh;
      return crockford(last, 26);
    },
    uuid: () => uuidFrom(stream(16)),
    digits: (count) => Array.from(stream(count), (byte) => String(byte % 10)).join(''),
    bytes: (count) => stream(count),
    restart: (nextRun) => {
      stream = randomStream(seed, nextRun);
      last = 0n;
    },
  };
}

/** SHA-256 in counter mode: the same on every machine and Node version, and no two runs share a block. */
function randomStream(seed: number, run: number): (count: number) => Buffer {
  let counter = 0;
  let pool = Buffer.alloc(0);
  return (count) => {
    while (pool.length < count) {
      const block = createHash('sha256').update(`${seed}/${run}/${counter++}`).digest();
      pool = Buffer.concat([pool, block]);
    }
    const taken = Buffer.from(pool.subarray(0, count));
    pool = pool.subarray(count);
    return taken;
  };
}

function crockford(value: bigint, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest >>= 5n)
    text = CROCKFORD.charAt(Number(rest & 31n)) + text;
  return text;
}

function uuidFrom(bytes: Buffer): string {
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
