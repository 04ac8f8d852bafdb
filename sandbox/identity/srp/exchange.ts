import {fromBase64, isSameBytes, joinBytes, toUtf8} from '../../base/bytes';
import {hmacSha256, sha256} from '../../base/hashes';
import {GENERATOR, N, padded, toBigInt, type Power} from './group';
import type {PasswordOwner} from './verifier';

/** The server's half of one SRP-6a exchange: everything it must remember between the two requests. */
export interface Exchange {
  /** The client's public value, hexadecimal. */
  readonly A: string;
  /** The server's public value, hexadecimal. */
  readonly B: string;
  /** The server's ephemeral secret, hexadecimal. */
  readonly b: string;
  readonly verifier: string;
}

const k = toBigInt(sha256(padded(N), padded(GENERATOR)));
// `Caldera Derived Key` and the byte 1: HKDF's info and counter, as Amplify's AuthenticationHelper writes them.
const DERIVATION = 'Caldera Derived Key\u0001';

/**
 * Makes the server's half for the client's first value.
 * @param A - hexadecimal; `undefined` comes back for text that is no number or is 0, ±1 mod N (RFC 5054 2.5.4: with
 *   such a value the secret would be known without the password).
 * @param secret - fresh randomness, 32 bytes.
 */
export function startExchange(
  power: Power,
  A: string,
  verifier: string,
  secret: Uint8Array,
): Exchange | undefined {
  if (!/^[0-9a-f]{1,1024}$/i.test(A)) return undefined;
  const a = BigInt(`0x${A}`) % N;
  if (a < 2n || a > N - 2n) return undefined;
  const b = toBigInt(secret);
  const B = (k * BigInt(`0x${verifier}`) + power(GENERATOR, b)) % N;
  return {A: a.toString(16), B: B.toString(16), b: b.toString(16), verifier};
}

/** What the client claims to know, and over what. */
export interface Claim extends PasswordOwner {
  /** Base64, as sent. */
  readonly secretBlock: string;
  /** The client's own clock, as text; part of what is signed. */
  readonly timestamp: string;
  /** Base64: `PASSWORD_CLAIM_SIGNATURE`. */
  readonly signature: string;
}

/** Whether the client knew the password: its signature is the one that only the shared secret makes. */
export function isClaimValid(power: Power, exchange: Exchange, claim: Claim): boolean {
  const A = BigInt(`0x${exchange.A}`);
  const u = toBigInt(sha256(padded(A), padded(BigInt(`0x${exchange.B}`))));
  const base = (A * power(BigInt(`0x${exchange.verifier}`), u)) % N;
  if (base < 2n || base > N - 2n) return false;
  const S = power(base, BigInt(`0x${exchange.b}`));
  const key = hmacSha256(hmacSha256(padded(u), padded(S)), DERIVATION).subarray(0, 16);
  const expected = hmacSha256(
    key,
    joinBytes(toUtf8(claim.poolName + claim.userId), fromBase64(claim.secretBlock), toUtf8(claim.timestamp)),
  );
  return isSameBytes(fromBase64(claim.signature), expected);
}
