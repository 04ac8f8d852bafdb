import {storedPlan, type PathedPlan} from '@site/src/plan-check';
import {dataOf, type PlatformClient, type Schemas} from '@site/src/platform';

export type PlanUser = Schemas['PlanUser'];

/** Who stored a plan, and how often. */
export interface Signature {
  readonly version: number;
  readonly createdBy: PlanUser;
  readonly updatedBy: PlanUser;
}

/** The file of a plan for ground stations, byte for byte as the platform sends it. */
export async function loadPlanFile(
  client: PlatformClient,
  planId: string,
  signal?: AbortSignal,
): Promise<string> {
  const params = {path: {planId}, query: {format: 'qgc' as const}};
  const options = {params, parseAs: 'text' as const, ...(signal && {signal})};
  return dataOf<string>(await client.GET('/flights/v2/plans/{planId}', options));
}

/**
 * A stored plan with its path.
 *
 * @throws Error when the platform sends what is no plan
 */
export function parsePlan(planId: string, text: string): PathedPlan {
  const plan = storedPlan(planId, JSON.parse(text) as unknown);
  if (!plan) throw new Error(`The platform sends no plan that can be read for ${planId}.`);
  return plan;
}

/** Files of ground stations have no place for it: the platform's own format names it. */
export async function loadSignature(
  client: PlatformClient,
  planId: string,
  signal: AbortSignal,
): Promise<Signature> {
  const params = {path: {planId}, query: {format: 'uxv' as const}};
  const plan = dataOf(await client.GET('/flights/v2/plans/{planId}', {params, signal})) as Schemas['Plan'];
  return {version: plan.version, createdBy: plan.createdBy, updatedBy: plan.updatedBy};
}
