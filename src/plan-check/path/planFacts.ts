import type {AltitudeMode, FlightPlan} from '../plan/types';
import {flownPath, type FlownPath} from './flownPath';

/** A plan in figures. */
export interface PlanFacts {
  /** In metres and seconds. */
  readonly length: number;
  readonly duration: number;
  readonly highest: {readonly altitude: number; readonly mode: AltitudeMode} | undefined;
  readonly waypoints: number;
  /** Surveys, and scans of corridors and structures. */
  readonly surveys: number;
  readonly fences: number;
  readonly rallyPoints: number;
}

export function planFacts(plan: FlightPlan, path: FlownPath = flownPath(plan)): PlanFacts {
  const {segments, fences, rallyPoints} = plan;
  const [first, ...others] = path.points;
  const highest = others.reduce(
    (one, other) => (other && one && other.altitude > one.altitude ? other : one),
    first,
  );
  return {
    length: path.length,
    duration: path.duration,
    highest: highest && {altitude: highest.altitude, mode: highest.mode},
    waypoints: segments.reduce(
      (sum, {type, positions}) => sum + (type === 'waypoint' ? positions.length : 0),
      0,
    ),
    surveys: segments.filter(({type}) => type === 'survey' || type === 'corridor' || type === 'structure')
      .length,
    fences: fences.length,
    rallyPoints: rallyPoints.length,
  };
}
