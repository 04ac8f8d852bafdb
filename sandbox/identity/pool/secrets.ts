import {createHash, randomBytes} from 'node:crypto';

/**
 * Randomness for credentials: salts, exponents, sessions, refresh tokens. Not from the seeded stream of
 * ids: whoever knows the seed must not be able to guess them. Ids and one-time codes do come from that stream.
 */
export const secretBytes = (count: number): Buffer => randomBytes(count);

/** An opaque token of 384 bits. */
export const secretToken = (): string => secretBytes(48).toString('base64url');

/** How a token is stored: enough to recognize it, useless to whoever reads the database. */
export const fingerprint = (token: string): string => createHash('sha256').update(token).digest('base64url');
