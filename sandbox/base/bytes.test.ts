import {expect, test} from 'vitest';
import * as bytes from './bytes';

const samples = [0, 1, 2, 3, 4, 31, 32, 255, 20_000].map((length) =>
  Uint8Array.from({length}, (_, index) => (index * 197 + length) % 256),
);

test('hexadecimal and both kinds of base64 are those of Node, there and back', () => {
  for (const sample of samples) {
    const theirs = Buffer.from(sample);
    expect(bytes.toHex(sample)).toBe(theirs.toString('hex'));
    expect(bytes.toBase64(sample)).toBe(theirs.toString('base64'));
    expect(bytes.toBase64Url(sample)).toBe(theirs.toString('base64url'));
    expect(bytes.fromHex(bytes.toHex(sample))).toEqual(sample);
    expect(bytes.fromBase64(bytes.toBase64(sample))).toEqual(sample);
    expect(bytes.fromBase64(bytes.toBase64Url(sample))).toEqual(sample);
  }
});

test.each([
  '',
  'a',
  'ab',
  'abc',
  'abcde',
  'ab==cd',
  'a b\nc',
  '-_+/',
  'é*ab',
  '====',
  'YW55IGNhcm5hbA=',
  'not.a.token',
])('base64 that others wrote is read as Node reads it: %j', (text) =>
  expect(bytes.fromBase64(text)).toEqual(new Uint8Array(Buffer.from(text, 'base64'))),
);

test.each(['', 'ASCII', 'ü, 火, 🔥', '\ufeffmark', '\ud800'])('UTF-8 of %j is that of Node', (text) => {
  expect(bytes.toUtf8(text)).toEqual(new Uint8Array(Buffer.from(text)));
  expect(bytes.fromUtf8(bytes.toUtf8(text))).toBe(Buffer.from(text).toString());
});

test('bytes that are no UTF-8 are replaced as Node replaces them', () => {
  for (const sample of samples) expect(bytes.fromUtf8(sample)).toBe(Buffer.from(sample).toString());
});

test('secrets are the same in length and every byte, or not at all', () => {
  const secret = Uint8Array.of(1, 2, 3);
  expect(bytes.isSameBytes(secret, Uint8Array.of(1, 2, 3))).toBe(true);
  for (const other of [[], [1, 2], [1, 2, 3, 0], [0, 2, 3], [1, 2, 2]])
    expect(bytes.isSameBytes(secret, Uint8Array.from(other))).toBe(false);
});

test('a number of 32 bits has no sign, wherever its bytes stand', () => {
  expect(bytes.uint32At(Uint8Array.of(9, 0xff, 0, 0, 1).subarray(1))).toBe(0xff000001);
});

test('a UUID says its version and its variant, and leaves the bytes as they were', () => {
  const sixteen = new Uint8Array(16).fill(0xff);
  expect(bytes.toUuid(sixteen)).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  expect(sixteen[6]).toBe(0xff);
});
