import type {LocationObject} from '@site/src/collections/types';
import {listPlans, listRestrictions, type PlanItem} from '@site/src/flight-plans/data/planCalls';
import type {Restriction} from '@site/src/plan-check';
import {dataOf} from '@site/src/platform';
import {shareObjects} from './shareObjects';
import type {Question} from './usePlatformQuery';

/** Restrictions that begin or end are in the list with their times: it need not be asked for often. */
const RESTRICTIONS_SECONDS = 300;
const PLANS_SECONDS = 60;

export const plansQuestion: Question<readonly PlanItem[]> = {
  key: ['plans'],
  ask: listPlans,
  everySeconds: PLANS_SECONDS,
};

/** A stored plan as a file for ground stations. The moment at which it was stored is part of the key. */
export function planQuestion({flightPlanId, received}: PlanItem): Question<unknown> {
  return {
    key: ['plan', flightPlanId, received],
    ask: async (client, signal) => {
      const params = {path: {planId: flightPlanId}, query: {format: 'qgc' as const}};
      return dataOf(await client.GET('/flights/v2/plans/{planId}', {params, signal}));
    },
  };
}

/** All restrictions that the person may see and that have not ended: one feature for each area. */
export const restrictionsQuestion: Question<readonly Restriction[]> = {
  key: ['restrictions'],
  ask: listRestrictions,
  everySeconds: RESTRICTIONS_SECONDS,
};

/** Aircraft where they were last; the list has all collections. */
export const flightObjectsQuestion: Question<readonly LocationObject[]> = {
  key: ['flight-objects'],
  ask: async (client, signal) => dataOf(await client.GET('/flights/v2/objects', {signal})).objects,
  everySeconds: 10,
  share: shareObjects,
};
