import type {StoredPlan} from '../../../store/flights/plans';

/** How a response about the weather names a plan: the one route of its question. */
export function planReference({planId, collectionId, name}: StoredPlan) {
  return {routeIndex: 0, flightPlanId: planId, collectionId, description: name};
}
