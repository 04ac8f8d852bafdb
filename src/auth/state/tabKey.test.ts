import {expect, test} from 'vitest';
import {isTabKeyAmong, parseTabKey} from './tabKey';

const stored = {username: 'u', keyId: 'id1', key: 'pk_abcd', lastFour: 'abcd', expiresAt: 2000};

test('a key of this tab is its owner’s until it expires, and nobody else’s', () => {
  const text = JSON.stringify(stored);
  expect(parseTabKey(text, 'u', 1999)).toEqual(stored);
  expect(parseTabKey(text, 'u', 2000)).toBeUndefined();
  expect(parseTabKey(text, 'other', 1999)).toBeUndefined();
});

test.each([null, '', '{', 'null', '7', '[]', '"pk_abcd"', JSON.stringify({...stored, key: 7})])(
  'what is stored as %s is no key',
  (text) => {
    expect(parseTabKey(text, 'u', 0)).toBeUndefined();
    expect(isTabKeyAmong(text, ['id1'])).toBe(false);
  },
);

test('a key of this tab is known by its id', () => {
  const text = JSON.stringify(stored);
  expect(isTabKeyAmong(text, ['id0', 'id1'])).toBe(true);
  expect(isTabKeyAmong(text, ['id0', 'abcd'])).toBe(false);
});
