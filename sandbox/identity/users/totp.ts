import {uint32At, type Bytes} from '../../base/bytes';
import {hmacSha1} from '../../base/hashes';

const STEP_SECONDS = 30;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base 32 (RFC 4648) without padding: how authenticator apps take a secret. */
export function base32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => ALPHABET.charAt(parseInt(group.padEnd(5, '0'), 2)))
    .join('');
}

function fromBase32(text: string): Bytes {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}

/** The six digits of one time step (RFC 6238 with SHA-1, RFC 4226 section 5.3). */
function codeAt(secret: string, step: number): string {
  const counter = new Uint8Array(8);
  new DataView(counter.buffer).setBigUint64(0, BigInt(step));
  const mac = hmacSha1(fromBase32(secret), counter);
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  return String((uint32At(mac, offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

const stepAt = (moment: Date): number => Math.floor(moment.getTime() / 1000 / STEP_SECONDS);

/** The step a code belongs to, one step of clock difference either way allowed; `undefined` for a wrong code. */
export function findTimeStep(secret: string, code: string, now: Date): number | undefined {
  const current = stepAt(now);
  return [current, current - 1, current + 1].find((step) => codeAt(secret, step) === code);
}

/**
 * Whether a code of this step, or of a later one, was accepted before.
 * @param lastStep - of the last accepted code. One that is not due yet is from before the clock was set back.
 */
export const isUsedStep = (step: number, lastStep: number | undefined, now: Date): boolean =>
  lastStep !== undefined && step <= lastStep && lastStep <= stepAt(now) + 1;
