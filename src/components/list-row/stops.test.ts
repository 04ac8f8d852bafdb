import {expect, test} from 'vitest';
import {findStop, stopAfter} from './stops';

const list = [['a'], ['b', 'b edit', 'b remove'], ['c', 'c edit']];

test('up and down go from row to row, and stay at the ends', () => {
  expect(stopAfter('ArrowDown', list, 'a')).toBe('b');
  expect(stopAfter('ArrowUp', list, 'b')).toBe('a');
  expect(stopAfter('ArrowDown', list, 'c')).toBe('c');
  expect(stopAfter('ArrowUp', list, 'a')).toBe('a');
  expect(stopAfter('Home', list, 'c')).toBe('a');
  expect(stopAfter('End', list, 'a')).toBe('c');
});

test('left and right go along a row, and up and down stay among the same actions', () => {
  expect(stopAfter('ArrowRight', list, 'b')).toBe('b edit');
  expect(stopAfter('ArrowRight', list, 'b remove')).toBe('b remove');
  expect(stopAfter('ArrowLeft', list, 'b edit')).toBe('b');
  expect(stopAfter('ArrowDown', list, 'b edit')).toBe('c edit');
  expect(stopAfter('ArrowDown', list, 'b remove')).toBe('c edit');
  expect(stopAfter('ArrowUp', list, 'b edit')).toBe('a');
});

test('in rows that lie side by side, left and right go from one to the next', () => {
  const hours = [['now'], ['one'], ['two']];
  expect(stopAfter('ArrowRight', hours, 'now', true)).toBe('one');
  expect(stopAfter('ArrowLeft', hours, 'two', true)).toBe('one');
  expect(stopAfter('ArrowDown', hours, 'one', true)).toBe('two');
});

test('other keys are left to the browser', () => {
  expect(stopAfter('Tab', list, 'a')).toBeUndefined();
  expect(stopAfter('Enter', list, 'a')).toBeUndefined();
  expect(stopAfter('PageDown', list, 'a')).toBeUndefined();
});

test('Tab stops where the reader last was, else at what is chosen, else at the first', () => {
  const isChosen = (control: string) => control === 'c';
  expect(findStop(list, 'b', isChosen)).toBe('b');
  expect(findStop(list, 'gone', isChosen)).toBe('c');
  expect(findStop(list, undefined, () => false)).toBe('a');
  expect(findStop([], 'b', isChosen)).toBeUndefined();
});
