import {bytesToHex, concatBytes, hexToBytes} from '@noble/hashes/utils.js';

/** Bytes as this sandbox makes them. */
export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();
// A mark of byte order is part of the text, as in a file that is read whole.
const decoder = new TextDecoder('utf-8', {ignoreBOM: true});

export const toUtf8 = (text: string): Bytes => encoder.encode(text);
/** What is no UTF-8 becomes U+FFFD. */
export const fromUtf8 = (bytes: Uint8Array): string => decoder.decode(bytes);

export const toHex: (bytes: Uint8Array) => string = bytesToHex;
/** @throws Error for an odd number of digits, and for what is none. */
export const fromHex = (text: string): Bytes => new Uint8Array(hexToBytes(text));

export const joinBytes = (...parts: readonly Uint8Array[]): Bytes => new Uint8Array(concatBytes(...parts));

/** How many bytes become characters at once: each is an argument of one call. */
const PIECE = 8192;

export function toBase64(bytes: Uint8Array): string {
  let characters = '';
  for (let start = 0; start < bytes.length; start += PIECE)
    characters += String.fromCharCode(...bytes.subarray(start, start + PIECE));
  return btoa(characters);
}

/** Base64 for addresses (RFC 4648, section 5), without padding. */
export const toBase64Url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Reads either alphabet, up to the padding, and passes over what belongs to none: never an error. */
export function fromBase64(text: string): Bytes {
  const [content = ''] = text.split('=', 1);
  const digits = content.replace(/[^\w+/-]/g, '').replace(/[-_]/g, (mark) => (mark === '-' ? '+' : '/'));
  // A single digit left over is not even one byte.
  const whole = digits.length % 4 === 1 ? digits.slice(0, -1) : digits;
  return Uint8Array.from(atob(whole), (character) => character.charCodeAt(0));
}

/** Whether two secrets are the same; how long it takes tells nothing of where they differ. */
export function isSameBytes(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false;
  let difference = 0;
  one.forEach((byte, index) => (difference |= byte ^ (other[index] ?? 0)));
  return difference === 0;
}

/** The big-endian number of 32 bits, without a sign, at an offset. */
export const uint32At = (bytes: Uint8Array, offset = 0): number =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(offset);

/** 16 bytes as the text of a version 4 UUID (RFC 9562, section 5.4), in lower case. */
export function toUuid(bytes: Uint8Array): string {
  const own = bytes.slice(0, 16);
  own[6] = ((own[6] ?? 0) & 0x0f) | 0x40;
  own[8] = ((own[8] ?? 0) & 0x3f) | 0x80;
  return toHex(own).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
