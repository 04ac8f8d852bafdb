import {chance} from '../hash';
import type {Warning} from './alert';
import {CYCLE_HOURS, firstCycle, isUpdated, outlook} from './outlook';
import type {Sampler} from './samples';
import {type Hazard, hazards} from './words/types';
import type {Zone} from './zones';

/** A cancellation is told for so many hours. */
const CANCELLED_HOURS = 1;

/**
 * The messages about a hazard that a cycle's forecaster issues for a zone: a warning or an update and, where it reaches
 * further than its weather and the next cycle does not take it up, the cancellation that cuts it short. It comes before
 * the warning expires, and before the next cycle ends.
 */
export function messagesOf(sampler: Sampler, zone: Zone, hazard: Hazard, cycle: number): Warning[] {
  const seen = outlook(sampler, zone, hazard, cycle);
  if (!seen) return [];
  const first = firstCycle(sampler, zone, hazard, cycle);
  const message: Warning = {
    ...{zone, hazard, outlook: seen, first},
    issued: cycle * CYCLE_HOURS,
    toldUntil: seen.until,
    messageTypeCode: first === cycle ? 1 : 2,
  };
  const next = (cycle + 1) * CYCLE_HOURS;
  if (isUpdated(sampler, zone, hazard, cycle)) return [{...message, toldUntil: next}];
  // The fire of a warning may be out before its wind: then the next forecaster sees nothing either.
  const over = Math.min(seen.over, next);
  const last = Math.min(seen.until, next + CYCLE_HOURS);
  if (over === last) return [message];
  const cut = over + Math.floor(chance(15, zone.cell, cycle, hazards.indexOf(hazard)) * (last - over));
  return [
    {...message, toldUntil: cut},
    {...message, issued: cut, toldUntil: cut + CANCELLED_HOURS, messageTypeCode: 3},
  ];
}
