import {expect, test} from 'vitest';
import type {Item} from './items';
import {spread, turn} from './spread';

const itemAt = (id: string, ...coordinates: number[]) =>
  ({id, object: coordinates.length > 0 ? {geometry: {type: 'Point', coordinates}} : {}}) as unknown as Item;

test('what stands at one place is spread around it, and nothing else', () => {
  const [left, right, alone] = [itemAt('left', 1, 2), itemAt('right', 1.00001, 2), itemAt('alone', 1, 2.001)];
  expect([...spread([left, alone, right, itemAt('unplaced')])]).toEqual([
    [left, [-21, 0]],
    [right, [21, 0]],
  ]);
});

test('however many they are, neighbours stand side by side', () => {
  const crowd = Array.from({length: 12}, (_, index) => itemAt(String(index), 5, 5));
  const offsets = [...spread(crowd).values()];
  offsets.forEach(([right, down], index) => {
    const [nextRight = 0, nextDown = 0] = offsets[(index + 1) % offsets.length] ?? [];
    expect(Math.hypot(nextRight - right, nextDown - down)).toBeCloseTo(42, 0);
  });
});

test('a turn is clockwise, as headings are', () => {
  expect(turn([0, -10], 90)).toEqual([10, 0]);
  expect(turn(turn([3, 4], 30), -30)).toEqual([3, 4]);
});
