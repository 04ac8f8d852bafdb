import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {onceExpired} from './onceExpired';

const START = Date.UTC(2026, 6, 14, 18);
const HOURS = 3600_000;

beforeEach(() => {
  vi.useFakeTimers({now: START});
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
});

test('a page that stays open hears of the moment when it comes, and once', () => {
  const ended = vi.fn();
  onceExpired(START + 8 * HOURS, ended);
  vi.advanceTimersByTime(8 * HOURS - 1);
  expect(ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  window.dispatchEvent(new Event('focus'));
  expect(ended).toHaveBeenCalledTimes(1);
});

test.each(['visibilitychange', 'focus'])('after a sleep, %s finds that it has passed', (event) => {
  const ended = vi.fn();
  onceExpired(START + 8 * HOURS, ended);
  const target = event === 'focus' ? window : document;
  target.dispatchEvent(new Event(event));
  expect(ended).not.toHaveBeenCalled();
  // The clock goes on while timers stand still.
  vi.setSystemTime(START + 9 * HOURS);
  target.dispatchEvent(new Event(event));
  expect(ended).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('who has stopped it hears nothing more', () => {
  const ended = vi.fn();
  onceExpired(START + HOURS, ended)();
  vi.advanceTimersByTime(2 * HOURS);
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(ended).not.toHaveBeenCalled();
});

test('a moment that has passed already is heard of without waiting', () => {
  const ended = vi.fn();
  onceExpired(START - 1, ended);
  vi.advanceTimersByTime(0);
  expect(ended).toHaveBeenCalledTimes(1);
});

test('a moment beyond what a timer can wait is waited for, and not called at once', () => {
  const ended = vi.fn();
  onceExpired(START + 30 * 24 * HOURS, ended);
  vi.advanceTimersByTime(29 * 24 * HOURS);
  expect(ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(24 * HOURS);
  expect(ended).toHaveBeenCalledTimes(1);
});
