import {expect, test} from 'vitest';
import {hourOf} from '../../world/frame/time';
import {Weather} from '../../world/weather/weather';

const HOUR = hourOf(Date.UTC(2026, 6, 14, 18));

test('what is made ahead of time changes no value', () => {
  const [asked, prepared] = [new Weather(5), new Weather(5)];
  let pieces = 0;
  for (const _ of prepared.prepare(HOUR)) pieces++;
  expect(pieces).toBeGreaterThan(100);
  for (const type of ['temp', 'gust', 'rain'] as const)
    expect(prepared.tile(type, HOUR, 1, 0, 0)).toEqual(asked.tile(type, HOUR, 1, 0, 0));
});
