import {expect, test} from 'vitest';
import {ownValue} from './ownValue';

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
  'finds nothing under %s that somebody did not put there',
  (key) => {
    expect(ownValue({fire: 'Fire'}, key)).toBeUndefined();
    expect(ownValue(JSON.parse(`{"${key}": "Acme"}`) as Record<string, string>, key)).toBe('Acme');
  },
);

test('finds nothing where there is no object', () => {
  expect([ownValue(undefined, 'fire'), ownValue(null, 'fire')]).toEqual([undefined, undefined]);
});
