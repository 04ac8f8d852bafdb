import {expect, test} from 'vitest';
import {fill, storyTime, unknownPlaceholders} from './placeholders';

const filling = {now: storyTime, values: {planId: '01K'}};

test('fills times and values, and leaves what is unknown', () => {
  expect(fill('{{now}} {{now-30m}} {{now+2h}} {{ now-1d }}', filling)).toBe(
    '2026-07-14T18:00:00Z 2026-07-14T17:30:00Z 2026-07-14T20:00:00Z 2026-07-13T18:00:00Z',
  );
  expect(fill('{{hour}} {{hour+7}} {{planId}} {{areaId}}', filling)).toBe(
    '2026/07/14/18 2026/07/15/01 01K {{areaId}}',
  );
  expect(unknownPlaceholders('{{areaId}} {{toString}} {{now}}', filling)).toEqual(['areaId', 'toString']);
});

test('times are as long at any moment, so that nothing moves when the present takes their place', () => {
  const text = '{{now}} {{now-90s}} {{hour+3}}';
  const later = {...filling, now: new Date('2031-01-02T03:04:05.678Z')};
  expect(fill(text, later)).toHaveLength(fill(text, filling).length);
});
