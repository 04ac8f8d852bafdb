import {expect, test} from 'vitest';
import {checkedText, hourTexts} from './hourTexts';

test('names the day in the first hour, and again after midnight', () => {
  const evening = new Date(2026, 10, 22, 22).getTime();
  const texts = hourTexts([0, 1, 2, 3].map((hour) => evening + hour * 3_600_000));
  const weekday = (day: number) => new Date(2026, 10, day).toLocaleDateString(undefined, {weekday: 'short'});
  expect(texts.map((text) => [22, 23].find((day) => text.includes(weekday(day))))).toEqual([
    ...[22, undefined, 23, undefined],
  ]);
});

test('says the day and the time zone of a check', () => {
  expect(checkedText(Date.UTC(2026, 10, 22, 12))).toMatch(/^Checked .*22.*(GMT|UTC)/);
});
