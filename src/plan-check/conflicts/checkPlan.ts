import type {Schemas} from '@site/src/platform';
import type {FlownPath} from '../path/flownPath';
import {alertConflicts} from './alertConflicts';
import {forecastConflicts} from './forecastConflicts';
import {restrictionConflicts} from './restrictionConflicts';
import {HOURS, type Conflict, type Restriction, type Verdict} from './types';

const HOUR_SECONDS = 3600;

/** What is known of the air along a path. What has not come yet is left out, and nothing stands against the plan by it. */
export interface PlanContext {
  readonly restrictions: readonly Restriction[];
  readonly alerts: readonly Schemas['RouteAlertOverlap'][];
  readonly events: readonly Schemas['RouteOverlap'][];
  /** Of the launch site in metres above mean sea level, where it is known. */
  readonly launchAltitude?: number | undefined;
  /** The start of the present hour, in milliseconds since 1970. */
  readonly thisHour: number;
}

export interface PlanCheck {
  /** In order of the path. */
  readonly conflicts: readonly Conflict[];
  /** One for each hour, the present one first. */
  readonly hours: readonly HourCheck[];
  /** The first hour in which the whole flight has nothing against it; undefined if there is none. */
  readonly earliest: number | undefined;
}

export interface HourCheck {
  readonly hour: number;
  readonly verdict: Verdict;
  readonly conflicts: readonly Conflict[];
}

/** Checks a path for airspace, warnings and weather, hour by hour. */
export function checkPlan(path: FlownPath, context: PlanContext): PlanCheck {
  const {restrictions, alerts, events, launchAltitude, thisHour} = context;
  const conflicts = [
    ...restrictionConflicts(path, restrictions, thisHour, launchAltitude),
    ...alertConflicts(path, alerts, thisHour),
    ...forecastConflicts(path, events, thisHour),
  ].sort((one, other) => one.from - other.from);
  const hours = Array.from({length: HOURS}, (_, hour): HourCheck => {
    const found = conflicts.filter((conflict) => conflict.hours.includes(hour));
    return {hour, verdict: worstOf(found), conflicts: found};
  });
  return {conflicts, hours, earliest: earliestOf(hours, path.duration)};
}

export function worstOf(conflicts: readonly Conflict[]): Verdict {
  if (conflicts.some(({verdict}) => verdict === 'noGo')) return 'noGo';
  return conflicts.length > 0 ? 'look' : 'go';
}

/** A flight of more than an hour needs the hours after its first as well. */
function earliestOf(hours: readonly HourCheck[], duration: number): number | undefined {
  const needed = Math.max(1, Math.ceil(duration / HOUR_SECONDS));
  return hours.find(
    ({hour}) =>
      hour + needed <= HOURS && hours.slice(hour, hour + needed).every(({verdict}) => verdict === 'go'),
  )?.hour;
}
