import {isSameBytes} from '../../base/bytes';
import {sha256} from '../../base/hashes';
import {GENERATOR, padded, toBigInt, type Power} from './group';

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
export function makeVerifier(
  power: Power,
  owner: PasswordOwner,
  password: string,
  salt: Uint8Array,
): PasswordVerifier {
  const saltNumber = toBigInt(salt);
  const x = toBigInt(sha256(padded(saltNumber), sha256(`${owner.poolName}${owner.userId}:${password}`)));
  return {salt: saltNumber.toString(16), verifier: power(GENERATOR, x).toString(16)};
}

/** For the operations that send a password in clear over TLS, as ChangePassword does. Takes the same time always. */
export function isPasswordRight(
  power: Power,
  owner: PasswordOwner,
  password: string,
  stored: PasswordVerifier,
): boolean {
  const {verifier} = makeVerifier(power, owner, password, padded(BigInt(`0x${stored.salt}`)));
  return isSameBytes(sha256(verifier), sha256(stored.verifier));
}
