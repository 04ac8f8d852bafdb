import type {FlightPlan, PlanPosition} from '../../../../store/flights/flightPlan';
import {segmentAltitude, segmentPositions} from './segmentPositions';

/** One straight line of a plan's path. */
export interface FlownLine {
  /** Position of the segment in the plan, from 0. */
  readonly segment: number;
  /** Position of the line within the segment, from 0. */
  readonly step: number;
  /** Longitude, latitude, altitude in metres as the altitude mode says. */
  readonly from: PlanPosition;
  readonly to: PlanPosition;
}

/**
 * The path of a plan, line by line. A segment begins where the one before it ended, so the way to a segment is its own
 * first line, and the path begins at the first position that a segment flies to. It does not begin at home: ground
 * stations write the launch of their simulator there until somebody sets another. Standing still makes no line, unless a
 * plan does nothing else: one that hovers over a position has one line, which ends where it begins.
 */
export function flownLines(plan: FlightPlan): FlownLine[] {
  const lines: FlownLine[] = [];
  const launch = launchOf(plan);
  let here: PlanPosition | undefined;
  let hover: FlownLine | undefined;
  plan.segments.forEach((segment, index) => {
    let step = 0;
    const altitude = segmentAltitude(segment, plan);
    const back = segment.type === 'returnToLaunch' && launch ? [[...launch.slice(0, 2), altitude]] : [];
    for (const next of [...segmentPositions(segment, plan), ...back]) {
      if (here && !isSamePosition(here, next))
        lines.push({segment: index, step: step++, from: here, to: next});
      hover ??= {segment: index, step: 0, from: next, to: next};
      here = next;
    }
  });
  return lines.length === 0 && hover ? [hover] : lines;
}

/** Where the aircraft returns to: home, else where it takes off, else where the path begins. */
export function launchOf(plan: FlightPlan): PlanPosition | undefined {
  const takeoff = plan.segments.find((segment) => segment.type === 'takeoff' && segment.position);
  if (plan.home) return plan.home.position;
  if (takeoff?.type === 'takeoff' && takeoff.position) return takeoff.position;
  for (const segment of plan.segments) {
    const [first] = segmentPositions(segment, plan);
    if (first) return first;
  }
  return undefined;
}

function isSamePosition(a: PlanPosition, b: PlanPosition): boolean {
  return a[0] === b[0] && a[1] === b[1];
}
