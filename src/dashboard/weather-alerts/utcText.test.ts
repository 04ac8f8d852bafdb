import {afterEach, expect, test} from 'vitest';
import {utcText} from './words';

const own = process.env.TZ;
afterEach(() => {
  if (own === undefined) delete process.env.TZ;
  else process.env.TZ = own;
});

const TEXT = 'A thunderstorm is expected from 2026-07-14 18:00 UTC.';
const TIME = '2026-07-14T18:00:00Z';

test('times in UTC inside the text of an alert are explained by the clock of the reader', () => {
  process.env.TZ = 'America/Los_Angeles';
  expect(utcText(TEXT, TIME)).toMatch(/18:00 UTC is 11:00\sAM on your clock\.$/);
  process.env.TZ = 'Asia/Kolkata';
  expect(utcText(TEXT, TIME)).toMatch(/18:00 UTC is 11:30\sPM on your clock\.$/);
});

test('nothing is explained where there is nothing to explain', () => {
  process.env.TZ = 'America/Los_Angeles';
  expect(utcText('A thunderstorm is expected at 11 AM.', TIME)).toBeUndefined();
  process.env.TZ = 'UTC';
  expect(utcText(TEXT, TIME)).toBeUndefined();
});
