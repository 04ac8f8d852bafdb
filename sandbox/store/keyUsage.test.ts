import {expect, test} from 'vitest';
import {createClock} from '../base/clock';
import {createKeyUsage, KEPT_HOURS, MOST_KEYS} from './keyUsage';

const HOUR = 3600;

function open(now = '2026-07-14T18:30:00Z') {
  const clock = createClock(new Date(now));
  return {clock, usage: createKeyUsage(clock)};
}

test('calls are counted by the hour and the class of their status', () => {
  const {clock, usage} = open();
  for (const status of [200, 204, 304, 400, 404, 500, 0]) usage.add('k1', status);
  clock.advance(HOUR);
  usage.add('k1', 201);
  expect(usage.list('k1')).toEqual([
    {startsAt: Date.parse('2026-07-14T18:00:00Z'), successful: 3, clientErrors: 2, serverErrors: 2},
    {startsAt: Date.parse('2026-07-14T19:00:00Z'), successful: 1, clientErrors: 0, serverErrors: 0},
  ]);
  expect(usage.list('k2')).toEqual([]);
});

test('an hour is forgotten after 24, and its place is used again', () => {
  const {clock, usage} = open();
  usage.add('k1', 200);
  clock.advance((KEPT_HOURS - 1) * HOUR);
  expect(usage.list('k1')).toHaveLength(1);
  clock.advance(HOUR);
  expect(usage.list('k1')).toEqual([]);
  usage.add('k1', 404);
  expect(usage.list('k1')).toMatchObject([{successful: 0, clientErrors: 1}]);
});

test('where the clock is put back, hours that have not come are not listed', () => {
  const {clock, usage} = open();
  usage.add('k1', 200);
  clock.advance(-HOUR);
  expect(usage.list('k1')).toEqual([]);
});

test('hours before 1970 are counted like any other', () => {
  const {usage} = open('1969-12-31T20:30:00Z');
  usage.add('k1', 200);
  expect(usage.list('k1')).toMatchObject([{startsAt: Date.parse('1969-12-31T20:00:00Z'), successful: 1}]);
});

test('no number of keys fills the memory: the first are forgotten', () => {
  const {usage} = open();
  for (let number = 0; number <= MOST_KEYS; number += 1) usage.add(`k${number}`, 200);
  expect(usage.list('k0')).toEqual([]);
  expect(usage.list('k1')).toHaveLength(1);
  expect(usage.list(`k${MOST_KEYS}`)).toHaveLength(1);
});
