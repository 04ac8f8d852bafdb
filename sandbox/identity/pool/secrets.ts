import {toBase64Url, type Bytes} from '../../base/bytes';
import {sha256} from '../../base/hashes';

/**
 * Randomness for credentials: salts, exponents, sessions, refresh tokens. Not from the seeded stream of
 * ids: whoever knows the seed must not be able to guess them. Ids and one-time codes do come from that stream.
 */
export const secretBytes = (count: number): Bytes => crypto.getRandomValues(new Uint8Array(count));

/** An opaque token of 384 bits. */
export const secretToken = (): string => toBase64Url(secretBytes(48));

/** How a token is stored: enough to recognize it, useless to whoever reads the database. */
export const fingerprint = (token: string): string => toBase64Url(sha256(token));
