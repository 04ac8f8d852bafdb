import {createHash, timingSafeEqual} from 'node:crypto';
import {generatorPower, padded, toBigInt} from './group';

/** What is stored of a password: neither it nor anything that signs in can be read from these. */
export interface PasswordVerifier {
  /** Hexadecimal, as sent in `SALT`. */
  readonly salt: string;
  /** `g ** x mod N`, hexadecimal. */
  readonly verifier: string;
}

/** Whose password it is: both are hashed with it, so one verifier serves no other user and no other pool. */
export interface PasswordOwner {
  readonly poolName: string;
  readonly userId: string;
}

/** @param salt - fresh randomness, 16 bytes. */
export function makeVerifier(owner: PasswordOwner, password: string, salt: Buffer): PasswordVerifier {
  const saltNumber = toBigInt(salt);
  const x = toBigInt(sha256(padded(saltNumber), sha256(`${owner.poolName}${owner.userId}:${password}`)));
  return {salt: saltNumber.toString(16), verifier: generatorPower(x).toString(16)};
}

/** For the operations that send a password in clear over TLS, as ChangePassword does. Takes the same time always. */
export function isPasswordRight(owner: PasswordOwner, password: string, stored: PasswordVerifier): boolean {
  const {verifier} = makeVerifier(owner, password, padded(BigInt(`0x${stored.salt}`)));
  return timingSafeEqual(sha256(verifier), sha256(stored.verifier));
}

export function sha256(...parts: readonly (string | Uint8Array)[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}
