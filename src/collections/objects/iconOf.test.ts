import {expect, test} from 'vitest';
import {iconOf} from './iconOf';

test('the picture is that of the collection, else that of the type of the object, else none', () => {
  expect(iconOf({objectType: 'van'}, {icon: 'truck'})).toBe('truck');
  expect(iconOf({objectType: 'Aircraft'}, {icon: 'of our own'})).toBe('aircraft');
  expect(iconOf({objectType: 'buoy'}, {})).toBe('');
  expect(iconOf({objectType: 'constructor'}, {icon: 'toString'})).toBe('');
  expect(iconOf({}, {})).toBe('');
});
