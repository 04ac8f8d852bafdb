import {expect, test} from 'vitest';
import {maskKey} from './maskKey';

test.each([
  ['sandbox-developer-key', '••••••••••••-key'],
  ['123456789', '••••••••••••6789'],
  // Four characters of eight would be half the secret.
  ['12345678', '••••••••••••'],
  ['', '••••••••••••'],
])('%s reads %s', (key, masked) => expect(maskKey(key)).toBe(masked));

test('does not tell how long a key is', () => {
  expect(maskKey('a'.repeat(20))).toHaveLength(maskKey('a'.repeat(200)).length);
});
