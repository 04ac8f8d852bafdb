import {severityOf} from './hazards';
import type {Severity} from './hazards';
import type {Sample, Sampler} from './samples';
import type {Hazard} from './words/types';
import type {Zone} from './zones';

/** Forecasters look at the next twelve hours every six hours, in steps of three. */
export const CYCLE_HOURS = 6;
const WINDOW_HOURS = 12;
const STEP_HOURS = 3;
/** Cycles after which a warning that goes on is issued anew under another identifier. */
const LONGEST_CYCLES = 12;

/** A hazard that a forecaster sees coming for a zone. Hours are clock hours. */
export interface Outlook {
  from: number;
  until: number;
  severity: Severity;
  /** The samples of the hours in which it holds. */
  samples: readonly Sample[];
}

/** What the forecaster of a cycle sees of a hazard; undefined when nothing is to be warned of. */
export function outlook(sampler: Sampler, zone: Zone, hazard: Hazard, cycle: number): Outlook | undefined {
  const first = cycle * CYCLE_HOURS;
  const hours: number[] = [];
  const samples: Sample[] = [];
  let severity: Severity | undefined;
  for (let hour = first; hour <= first + WINDOW_HOURS; hour += STEP_HOURS) {
    const sample = sampler.at(zone, hour);
    const found = severityOf(hazard, sample, () => sampler.fireNear(zone, first));
    if (found === undefined) continue;
    hours.push(hour);
    samples.push(sample);
    if (severity === undefined || found < severity) severity = found;
  }
  if (severity === undefined) return undefined;
  return {from: hours[0] as number, until: (hours.at(-1) as number) + STEP_HOURS, severity, samples};
}

/** The cycle in which the running warning was first issued; that cycle names the warning. */
export function firstCycle(sampler: Sampler, zone: Zone, hazard: Hazard, cycle: number): number {
  let first = cycle;
  while (!issuedAnew(zone, first) && outlook(sampler, zone, hazard, first - 1)) first--;
  return first;
}

/** Whether a zone's warnings of this cycle are new even if the cycle before had the same. Zones take turns. */
export function issuedAnew(zone: Zone, cycle: number): boolean {
  return (cycle + zone.cell) % LONGEST_CYCLES === 0;
}
