import {expect, test} from 'vitest';
import type {PlanCheck, Verdict} from '@site/src/plan-check';
import {verdictOfHours, type SelectMessage} from './verdictOfHours';

const checkOf = (verdicts: Partial<Record<Verdict, number>>, earliest?: number): PlanCheck => ({
  conflicts: [],
  hours: Object.entries(verdicts)
    .flatMap(([verdict, count]) => Array.from({length: count}, () => verdict as Verdict))
    .map((verdict, hour) => ({hour, verdict, conflicts: []})),
  earliest,
});

const inEnglish: SelectMessage = (count, forms) => forms.split('|')[count === 1 ? 0 : 1] ?? '';

const textOf = (verdicts: Partial<Record<Verdict, number>>, earliest?: number) =>
  verdictOfHours(checkOf(verdicts, earliest), inEnglish);

test('says in how many hours a plan is no-go, and from when on it can be flown', () => {
  expect(textOf({noGo: 13})).toBe('no-go in all 13 hours');
  expect(textOf({noGo: 4, look: 9})).toBe('no-go in 4 of 13 hours, never clear');
  expect(textOf({noGo: 4, go: 9}, 4)).toBe('no-go in 4 of 13 hours, clear in 4 h');
  expect(textOf({go: 9, noGo: 4}, 0)).toBe('no-go in 4 of 13 hours, clear now');
});

test('where no hour is no-go, says how many need a look', () => {
  expect(textOf({look: 13})).toBe('caution in all 13 hours');
  expect(textOf({look: 5, go: 8}, 5)).toBe('caution in 5 of 13 hours, clear in 5 h');
  expect(textOf({go: 12, look: 1}, 0)).toBe('caution in 1 of 13 hours, clear now');
});

test('counts the hours that were checked, however many they are', () => {
  expect(textOf({noGo: 2, go: 5}, 2)).toBe('no-go in 2 of 7 hours, clear in 2 h');
  expect(textOf({look: 1, go: 1}, 1)).toBe('caution in 1 of 2 hours, clear in 1 h');
  expect(textOf({noGo: 1})).toBe('no-go in the only hour');
  expect(textOf({look: 1})).toBe('caution in the only hour');
});
