import {chance} from '../frame/hash';
import type {AlertMessage} from './alert';
import {CYCLE_HOURS, firstCycle, isUpdated, outlook} from './outlook';
import type {Sampler} from './samples';
import {type Hazard, hazards} from './words/types';
import type {Zone} from './zones/zones';

/** A cancellation is listed for so many hours. */
const CANCELLED_HOURS = 1;

/**
 * The messages about a hazard that a cycle's forecaster issues for a zone: an alert or an update and, where it reaches
 * further than its weather and the next cycle does not take it up, the cancellation that cuts it short. It comes before
 * the alert expires, and before the next cycle ends.
 */
export function messagesOf(sampler: Sampler, zone: Zone, hazard: Hazard, cycle: number): AlertMessage[] {
  const seen = outlook(sampler, zone, hazard, cycle);
  if (!seen) return [];
  const first = firstCycle(sampler, zone, hazard, cycle);
  const message: AlertMessage = {
    zone,
    hazard,
    outlook: seen,
    first,
    issued: cycle * CYCLE_HOURS,
    listedUntil: seen.until,
    messageTypeCode: first === cycle ? 1 : 2,
  };
  const next = (cycle + 1) * CYCLE_HOURS;
  if (isUpdated(sampler, zone, hazard, cycle)) return [{...message, listedUntil: next}];
  // The fire of an alert may be out before its wind: then the next forecaster sees nothing either.
  const over = Math.min(seen.over, next);
  const last = Math.min(seen.until, next + CYCLE_HOURS);
  if (over === last) return [message];
  const cut = over + Math.floor(chance(15, zone.cell, cycle, hazards.indexOf(hazard)) * (last - over));
  return [
    {...message, listedUntil: cut},
    {...message, issued: cut, listedUntil: cut + CANCELLED_HOURS, messageTypeCode: 3},
  ];
}
