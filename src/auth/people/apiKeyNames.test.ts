import {expect, test} from 'vitest';
import {usableKeys} from './apiKeyNames';

test('the names of keys are no keys', () => {
  const name = '…p7Qd 01k2x3a8q0zj4d6w9m5t7v1b2c Telematics gateway';
  expect(usableKeys(['sandbox-developer-key', name])).toEqual(['sandbox-developer-key']);
  expect(usableKeys([name])).toEqual([]);
  // A browser would refuse to send one.
  expect(() => new Headers({'x-api-key': name})).toThrow();
});
