import type {Draft} from '@site/src/flight-plans/files/readDrafts';
import {expect, test} from 'vitest';
import type {PlanItem} from '@site/src/flight-plans/data/planCalls';
import {overwrittenIds, repeatedIds} from './planIds';

const draft = (id?: string) => ({plan: {id}}) as Draft;
const stored = [{flightPlanId: 'old'}] as PlanItem[];

test('names the ids that are stored already, and apart from them those that several files have', () => {
  const drafts = [draft('new'), draft('old'), draft('new'), draft(), draft(), draft('new')];
  expect(overwrittenIds(drafts, stored)).toEqual(['old']);
  expect(repeatedIds(drafts)).toEqual(['new']);
});
