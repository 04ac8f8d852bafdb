import type {MeasuredWay, WayStep} from '../../../../world/events/forecastAlong';
import type {FlightPlan} from '../../../../store/flights/flightPlan';
import {flownLines, type FlownLine} from './flownLines';

/**
 * Up to so many lines, each is a step of its own. A response may tell an alert of 2 KB for every step: of a larger plan
 * neighbouring lines of a segment make one step, which has the number of the first of them.
 */
const MOST_STEPS = 2000;

/** A plan's path as the weather is asked along it: a step is a line, its leg the segment. */
export function planWay(plan: FlightPlan): MeasuredWay {
  const lines = flownLines(plan);
  const [first] = lines;
  return {
    line: first ? [first.from, ...lines.map(({to}) => to)] : [],
    steps: stepsOf(lines, Math.ceil(lines.length / MOST_STEPS)),
  };
}

function stepsOf(lines: readonly FlownLine[], together: number): WayStep[] {
  const steps: (WayStep & {readonly line: number[][]})[] = [];
  for (const {segment: leg, step, from, to} of lines) {
    const last = steps.at(-1);
    if (last?.leg === leg && step % together !== 0) last.line.push(to);
    else steps.push({leg, step, line: [from, to]});
  }
  return steps;
}
