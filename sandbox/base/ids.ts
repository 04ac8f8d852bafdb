import {joinBytes, toHex, toUuid} from './bytes';
import type {Clock} from './clock';
import {sha256} from './hashes';

/** New ids, codes and secrets: all from one seeded stream, so that a seed reproduces every response. */
export interface Ids {
  /** 26 characters of Crockford's base 32: the clock's millisecond, then randomness. Ascends within one run. */
  ulid(): string;
  /** A version 4 UUID in lower case. */
  uuid(): string;
  /** Decimal digits, leading zeros included: one-time codes. */
  digits(count: number): string;
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
      const fresh = time | BigInt(`0x${toHex(stream(10))}`);
      // Within one millisecond the next id is the last plus one, as the ULID specification's monotonic factory.
      last = last >> ULID_RANDOM_BITS === fresh >> ULID_RANDOM_BITS ? last + 1n : fresh;
      return crockford(last, 26);
    },
    uuid: () => toUuid(stream(16)),
    digits: (count) => Array.from(stream(count), (byte) => String(byte % 10)).join(''),
    restart: (nextRun) => {
      stream = randomStream(seed, nextRun);
      last = 0n;
    },
  };
}

/** SHA-256 in counter mode: the same on every machine and Node version, and no two runs share a block. */
function randomStream(seed: number, run: number): (count: number) => Uint8Array {
  let counter = 0;
  let pool: Uint8Array = new Uint8Array();
  return (count) => {
    while (pool.length < count) pool = joinBytes(pool, sha256(`${seed}/${run}/${counter++}`));
    const taken = pool.subarray(0, count);
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
