import {expect, test} from 'vitest';
import {withCurrent} from './withCurrent';

test('offers the present value, once', () => {
  expect(withCurrent(['a', 'b'], '')).toEqual(['a', 'b']);
  expect(withCurrent(['a', 'b'], 'b')).toEqual(['a', 'b']);
  expect(withCurrent(['a', 'b'], 'ARCHIVED')).toEqual(['a', 'b', 'ARCHIVED']);
});
