import type {Restriction} from '@site/src/plan-check';
import {dataOf, type PlatformClient, type Schemas} from '@site/src/platform';

export type PlanItem = Schemas['FlightPlanListItem'];

/** All plans that the person may see. */
export async function listPlans(client: PlatformClient, signal?: AbortSignal): Promise<readonly PlanItem[]> {
  return dataOf(await client.GET('/flights/v2/plans', {...(signal && {signal})})).plans;
}

/** All restrictions that the person may see and that have not ended: one feature for each area. */
export async function listRestrictions(
  client: PlatformClient,
  signal?: AbortSignal,
): Promise<readonly Restriction[]> {
  const params = {query: {type: 'all' as const}};
  return dataOf(await client.GET('/flights/v2/restrictions', {params, ...(signal && {signal})})).features;
}
