import {readPlans} from '../plan/readPlans';
import {pathedPlan, type PathedPlan} from './pathedPlan';

/**
 * A stored plan with its path, from its file for ground stations: the one format that contains the lines of surveys as
 * they are flown, fences, rally points, and the altitude of the launch site. Undefined when the file is no plan.
 */
export function storedPlan(planId: string, file: unknown): PathedPlan | undefined {
  const reading = readPlans(file);
  const read = reading.kind === 'plans' ? reading.plans[0] : undefined;
  return read && pathedPlan(planId, read.plan);
}
