import {choose} from '../frame/hash';
import {severityOf, type Severity} from './hazards';
import type {Sample, Sampler} from './samples';
import {type Hazard, hazards} from './words/types';
import type {Zone} from './zones/zones';

/** Forecasters look at the next twelve hours every six hours, in steps of three. */
export const CYCLE_HOURS = 6;
const WINDOW_HOURS = 12;
const STEP_HOURS = 3;
/** Cycles after which an alert that goes on is issued anew under another identifier. */
const LONGEST_CYCLES = 12;
/** To be on the safe side, some alerts reach further than their weather; see `messagesOf`. */
const cautionHours = [0, 0, 3, 6];

/** A hazard that a forecaster sees coming for a zone. Hours are clock hours. */
export interface Outlook {
  from: number;
  until: number;
  /** When its weather is over: not after `until`. */
  over: number;
  severity: Severity;
  /** The samples of the hours in which it holds. */
  samples: readonly Sample[];
}

/** The hazard that the forecaster of a cycle announces for a zone; undefined when there is none. */
export function outlook(sampler: Sampler, zone: Zone, hazard: Hazard, cycle: number): Outlook | undefined {
  const first = cycle * CYCLE_HOURS;
  const end = endOfTurn(zone, cycle);
  const hours: number[] = [];
  const samples: Sample[] = [];
  let severity: Severity | undefined;
  for (let hour = first; hour <= first + WINDOW_HOURS && hour < end; hour += STEP_HOURS) {
    const sample = sampler.at(zone, hour);
    const found = severityOf(hazard, sample, () => sampler.fireNear(zone, first));
    if (found === undefined) continue;
    hours.push(hour);
    samples.push(sample);
    if (severity === undefined || found < severity) severity = found;
  }
  if (severity === undefined) return undefined;
  // Of all draws, one that leaves the afternoon of the story as it is.
  const caution = choose(cautionHours, 32, zone.cell, cycle, hazards.indexOf(hazard));
  const over = (hours.at(-1) as number) + STEP_HOURS;
  return {from: hours[0] as number, until: Math.min(end, over + caution), over, severity, samples};
}

/** Whether the alert of a cycle is still in force as the next cycle begins, which then updates it. */
export function isUpdated(sampler: Sampler, zone: Zone, hazard: Hazard, cycle: number): boolean {
  const next = cycle + 1;
  const announced = outlook(sampler, zone, hazard, cycle);
  if (!announced || announced.until <= next * CYCLE_HOURS) return false;
  return outlook(sampler, zone, hazard, next) !== undefined;
}

/** The cycle in which the alert of a cycle was first issued; that cycle names the alert. */
export function firstCycle(sampler: Sampler, zone: Zone, hazard: Hazard, cycle: number): number {
  let first = cycle;
  while (isUpdated(sampler, zone, hazard, first - 1)) first--;
  return first;
}

/** The hour in which all alerts of a zone end, to begin anew if their weather goes on. Zones take turns. */
function endOfTurn(zone: Zone, cycle: number): number {
  const turn = (((cycle + zone.cell) % LONGEST_CYCLES) + LONGEST_CYCLES) % LONGEST_CYCLES;
  return (cycle - turn + LONGEST_CYCLES) * CYCLE_HOURS;
}
