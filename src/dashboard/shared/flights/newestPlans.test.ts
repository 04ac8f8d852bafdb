import {expect, test} from 'vitest';
import type {PlanItem} from '@site/src/flight-plans/data/planCalls';
import {newestPlans} from './newestPlans';

test('takes all plans, or those that were stored last', () => {
  const plans = Array.from({length: 20}, (_, index): PlanItem => ({
    flightPlanId: `p${index}`,
    collectionId: 'default',
    received: `2026-07-14T18:${String(index).padStart(2, '0')}:00Z`,
  }));
  expect(newestPlans(plans.slice(0, 3), 12)).toEqual(plans.slice(0, 3));
  expect(newestPlans(plans, 12).map(({flightPlanId}) => flightPlanId)).toEqual(
    plans
      .slice(8)
      .reverse()
      .map(({flightPlanId}) => flightPlanId),
  );
});
