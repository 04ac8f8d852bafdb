import {expect, test} from 'vitest';
import {paddingOf} from './paddingOf';

test('what the map goes to lies beside what stands over its left edge', () => {
  expect(paddingOf(900, 240)).toEqual({top: 64, bottom: 64, left: 264, right: 96});
  expect(paddingOf(900, 0).left).toBe(64);
});

test('on a narrow map it may lie beneath it', () => {
  expect(paddingOf(390, 240).left).toBe(64);
});
