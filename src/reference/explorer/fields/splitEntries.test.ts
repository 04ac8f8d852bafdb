import {expect, test} from 'vitest';
import {splitEntries} from './splitEntries';

const id = {type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$'} as const;

test('takes a list apart where its entries cannot have commas', () => {
  expect(splitEntries('engine-14,heron-7', id)).toEqual(['engine-14', 'heron-7']);
  expect(splitEntries('engine-14, heron-7,', id)).toEqual(['engine-14', 'heron-7', '']);
  expect(splitEntries('engine-14', id)).toEqual(['engine-14']);
});

test('leaves a comma that an entry may have', () => {
  expect(splitEntries('Bend, Oregon', {type: 'string'})).toEqual(['Bend, Oregon']);
  expect(splitEntries('Bend, OR', {type: 'string', pattern: '^.+$'})).toEqual(['Bend, OR']);
});
