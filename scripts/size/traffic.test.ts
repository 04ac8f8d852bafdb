import {EventEmitter} from 'node:events';
import type {Page} from '@playwright/test';
import {expect, test} from 'vitest';
import {Traffic} from './traffic';

test('has ended when no request is under way, those that follow others included', async () => {
  const page = new EventEmitter();
  const traffic = new Traffic(page as unknown as Page);
  await traffic.ended();
  let hasEnded = false;
  page.emit('request', 'script');
  const ended = traffic.ended().then(() => (hasEnded = true));
  page.emit('request', 'style');
  page.emit('requestfinished', 'script');
  await Promise.resolve();
  expect(hasEnded).toBe(false);
  page.emit('requestfailed', 'style');
  // The next one begins before whoever waits has its turn.
  page.emit('request', 'font');
  await new Promise((resolve) => setImmediate(resolve));
  expect(hasEnded).toBe(false);
  page.emit('requestfinished', 'font');
  await ended;
  expect(traffic.begun).toBe(3);
});

test('counts nothing after its end', () => {
  const page = new EventEmitter();
  const traffic = new Traffic(page as unknown as Page);
  traffic.end();
  page.emit('request', 'script');
  expect(traffic.begun).toBe(0);
  expect(page.eventNames()).toEqual([]);
});
