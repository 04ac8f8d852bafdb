import {expect, test} from 'vitest';
import {createPlatformClock} from './platformClock';

const story = Date.parse('2026-07-14T18:00:00Z');
const header = (time: number) => new Date(time).toUTCString();

function clockAt() {
  let machine = 0;
  const clock = createPlatformClock(() => machine);
  return {clock, wait: (milliseconds: number) => (machine += milliseconds)};
}

test('runs on from what a response said', () => {
  const {clock, wait} = clockAt();
  expect(clock.isKnown()).toBe(false);
  clock.note(header(story));
  wait(90_000);
  expect(clock.now()).toBe(story + 90_000);
});

test('stands where two responses seconds apart have the same date, and runs again after a jump', () => {
  const {clock, wait} = clockAt();
  clock.note(header(story));
  wait(30_000);
  clock.note(header(story));
  expect(clock.now()).toBe(story);
  wait(60_000);
  expect(clock.now()).toBe(story);
  clock.note(header(story + 3_600_000));
  wait(1_000);
  expect(clock.now()).toBe(story + 3_601_000);
});

test('is not moved by the rounding of dates, nor by a header that is none', () => {
  const {clock, wait} = clockAt();
  clock.note(header(story));
  wait(5_900);
  clock.note(header(story + 5_000));
  clock.note(undefined);
  clock.note('soon');
  expect(clock.now()).toBe(story + 5_900);
});
