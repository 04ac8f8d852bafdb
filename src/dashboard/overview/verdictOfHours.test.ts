import {expect, test} from 'vitest';
import type {PlanCheck, Verdict} from '@site/src/plan-check';
import {verdictOfHours} from './verdictOfHours';

const checkOf = (verdicts: Partial<Record<Verdict, number>>, earliest?: number): PlanCheck => ({
  conflicts: [],
  hours: Object.entries(verdicts)
    .flatMap(([verdict, count]) => Array.from({length: count}, () => verdict as Verdict))
    .map((verdict, hour) => ({hour, verdict, conflicts: []})),
  earliest,
});

test('says in how many hours a plan is no-go, and from when on it can be flown', () => {
  expect(verdictOfHours(checkOf({noGo: 13}))).toBe('no-go in all 13 hours');
  expect(verdictOfHours(checkOf({noGo: 4, look: 9}))).toBe('no-go in 4 of 13 hours, none is free');
  expect(verdictOfHours(checkOf({noGo: 4, go: 9}, 4))).toBe('no-go in 4 of 13 hours, free in 4 h');
  expect(verdictOfHours(checkOf({go: 9, noGo: 4}, 0))).toBe('no-go in 4 of 13 hours, free now');
});

test('where no hour is no-go, says how many need a look', () => {
  expect(verdictOfHours(checkOf({look: 13}))).toBe('needs a look in all 13 hours');
  expect(verdictOfHours(checkOf({look: 5, go: 8}, 5))).toBe('needs a look in 5 of 13 hours, free in 5 h');
  expect(verdictOfHours(checkOf({go: 12, look: 1}, 0))).toBe('needs a look in 1 of 13 hours, free now');
});
