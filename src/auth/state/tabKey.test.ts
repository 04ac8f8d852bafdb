import {expect, test} from 'vitest';
import {parseTabKey} from './tabKey';

const stored = {username: 'u', key: 'pk_abcd', lastFour: 'abcd', expiresAt: 2000};

test('a key of this tab is its owner’s until it expires, and nobody else’s', () => {
  const text = JSON.stringify(stored);
  expect(parseTabKey(text, 'u', 1999)).toEqual(stored);
  expect(parseTabKey(text, 'u', 2000)).toBeUndefined();
  expect(parseTabKey(text, 'other', 1999)).toBeUndefined();
});

test.each([null, '', '{', 'null', '[]', '"pk_abcd"', JSON.stringify({...stored, key: 7})])(
  'what is stored as %s is no key',
  (text) => {
    expect(parseTabKey(text, 'u', 0)).toBeUndefined();
  },
);
