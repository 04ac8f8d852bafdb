import {expect, test} from 'vitest';
import {hexDump} from './hexDump';

test('shows offset, bytes and what of them can be printed', () => {
  const png = new Uint8Array([
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52, 0xff,
  ]);
  expect(hexDump(png)).toBe(
    '0000  89 50 4e 47 0d 0a 1a 0a 00 00 00 0d 49 48 44 52  .PNG........IHDR\n0010  ff                                               .',
  );
});

test('stops after the first bytes', () => {
  expect(hexDump(new Uint8Array(1000)).split('\n')).toHaveLength(6);
});
