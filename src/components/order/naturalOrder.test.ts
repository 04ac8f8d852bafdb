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

test('a list that comes again with the same names in the same places has its new values', () => {
  const order = createNameOrder();
  const list = (value: number) => mixed.map((name) => ({name, value}));
  for (const value of [1, 2])
    expect(order(list(value), ({name}) => name)).toEqual(ordered.map((name) => ({name, value})));
  const other = mixed.with(0, 'Kea 3').map((name) => ({name, value: 3}));
  expect(order(other, ({name}) => name).map(({name}) => name)).toEqual(ordered.with(3, 'Kea 3'));
});
