import {expect, test} from 'vitest';
import {parsePosition, positionText} from './positionText';

test('reads the minus sign that maps and texts write', () => {
  expect(parsePosition('−121.31, 44.05')).toEqual([-121.31, 44.05]);
});

test('a position is written as the contract writes it, to about a metre', () => {
  expect(positionText([-121.31530001, 44.0582])).toBe('-121.3153, 44.0582');
});

test.each(['-121.3153,44.0582', ' -121.3153 44.0582 ', '-121.3153; 44.0582', '44.0582° N, 121.3153° W'])(
  'reads %s',
  (text) => expect(parsePosition(text)).toEqual([-121.3153, 44.0582]),
);

test.each(['', '12', '1, 2, 3', '190, 10', '10, 95', 'north, east', '1e999, 2'])(
  '“%s” is no position',
  (text) => expect(parsePosition(text)).toBeUndefined(),
);
