import {expect, test} from 'vitest';
import {createClock} from './clock';

test('a running clock follows the machine and runs on from where it is set', () => {
  let machine = Date.parse('2026-07-14T18:00:00Z');
  const clock = createClock(undefined, () => machine);
  expect(clock.now().toISOString()).toBe('2026-07-14T18:00:00.000Z');
  clock.set(new Date('2026-07-15T00:00:00Z'));
  machine += 5000;
  expect(clock.now().toISOString()).toBe('2026-07-15T00:00:05.000Z');
  clock.reset();
  expect(clock.now().toISOString()).toBe('2026-07-14T18:00:05.000Z');
});

test('a fixed clock stands still until it is advanced', () => {
  let machine = 0;
  const clock = createClock(new Date('2026-07-14T18:00:00Z'), () => machine);
  machine += 60_000;
  expect(clock.now().toISOString()).toBe('2026-07-14T18:00:00.000Z');
  clock.advance(90);
  expect(clock.now().toISOString()).toBe('2026-07-14T18:01:30.000Z');
  clock.advance(-90);
  expect(clock.now().toISOString()).toBe('2026-07-14T18:00:00.000Z');
});

test('a running clock stops at the end of its range, and goes back from there', () => {
  let machine = 0;
  const clock = createClock(undefined, () => machine);
  clock.set(new Date('9999-12-31T23:59:58Z'));
  machine += 5000;
  expect(clock.now().toISOString()).toBe('9999-12-31T23:59:59.000Z');
  clock.advance(-9);
  expect(clock.now().toISOString()).toBe('9999-12-31T23:59:50.000Z');
});
