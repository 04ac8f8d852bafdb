import {hmac} from '@noble/hashes/hmac.js';
import {sha1 as ofNoble1} from '@noble/hashes/legacy.js';
import {sha256 as ofNoble256} from '@noble/hashes/sha2.js';
import {toUtf8} from './bytes';

/** Bytes, or a text of which its UTF-8 counts. */
type Content = string | Uint8Array;

// In JavaScript and not by Web Crypto: that one responds in a later turn, and transactions end within theirs.

export function sha256(...parts: readonly Content[]): Uint8Array {
  const hash = ofNoble256.create();
  for (const part of parts) hash.update(bytesOf(part));
  return hash.digest();
}

export const hmacSha256 = (key: Content, message: Content): Uint8Array =>
  hmac(ofNoble256, bytesOf(key), bytesOf(message));

/** For time-based codes alone, whose apps know no other. */
export const hmacSha1 = (key: Content, message: Content): Uint8Array =>
  hmac(ofNoble1, bytesOf(key), bytesOf(message));

const bytesOf = (content: Content): Uint8Array => (typeof content === 'string' ? toUtf8(content) : content);
