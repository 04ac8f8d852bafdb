import type {FlightPlan} from '../plan/types';
import {flownPath, type FlownPath} from './flownPath';

/** A plan with its path, as lists, maps and checks use it. */
export interface PathedPlan {
  readonly id: string;
  readonly name: string;
  readonly plan: FlightPlan;
  readonly path: FlownPath;
  readonly launchAltitude: number | undefined;
}

export function pathedPlan(id: string, plan: FlightPlan): PathedPlan {
  // Files of a ground station have the height of home above the sea; in other formats it may be measured from anywhere.
  const launchAltitude = plan.format === 'qgc' ? plan.home?.[2] : undefined;
  return {id, name: plan.name ?? id, plan, path: flownPath(plan), launchAltitude};
}
