import {expect, test} from 'vitest';
import {byName, compareNames, createNameOrder} from './naturalOrder';

const ordered = ['Ärger', 'Kea 1', 'Kea 2', 'Kea 10', 'kea 11', 'Kea 100', 'Zebra'];
const mixed = ['Kea 10', 'Zebra', 'Kea 1', 'Kea 100', 'Ärger', 'kea 11', 'Kea 2'];

test('numbers inside names count as numbers, and letters as in a dictionary', () => {
  expect(mixed.toSorted(compareNames)).toEqual(ordered);
  expect(
    byName(
      mixed.map((name) => ({name})),
      ({name}) => name,
    ).map(({name}) => name),
  ).toEqual(ordered);
});

test('a list that comes again is in order, with other names, with fewer, and with the same name twice', () => {
  const order = createNameOrder();
  const itself = (name: string) => name;
  expect(order(mixed, itself)).toEqual(ordered);
  expect(order(mixed.slice(0, 3), itself)).toEqual(['Kea 1', 'Kea 10', 'Zebra']);
  expect(order([...mixed, 'Kea 9'], itself)).toEqual(ordered.toSpliced(3, 0, 'Kea 9'));
  const twice = [
    {name: 'Kea 2', id: 'b'},
    {name: 'Kea 1', id: 'c'},
    {name: 'Kea 2', id: 'a'},
  ];
  expect(order(twice, ({name}) => name).map(({id}) => id)).toEqual(['c', 'b', 'a']);
  expect(order([], itself)).toEqual([]);
});
