import type {AltitudeMode, FlownSegment, PathedPlan} from '@site/src/plan-check';

/** A line of a flight, or all lines of a survey or a scan together. */
export interface Leg {
  readonly number: number;
  readonly type: FlownSegment['type'];
  readonly name: string | undefined;
  /** Where it ends: longitude and latitude. */
  readonly to: readonly number[];
  /** In metres. */
  readonly length: number;
  readonly lowest: number;
  readonly highest: number;
  readonly mode: AltitudeMode;
  /** In metres per second. */
  readonly speed: number;
  /** Seconds from the beginning of the flight until its end. */
  readonly until: number;
  /** How many lines it is made of. */
  readonly lines: number;
}

const together: readonly FlownSegment['type'][] = ['survey', 'corridor', 'structure'];

/** The legs of a flight in order. */
export function legsOf({plan, path}: PathedPlan): readonly Leg[] {
  const legs: Leg[] = [];
  path.points.forEach((point, index) => {
    const segment = plan.segments[point.segment];
    const last = path.points[index - 1];
    if (!segment) return;
    const leg: Leg = {
      number: legs.length + 1,
      type: segment.type,
      name: segment.name,
      to: point.position,
      length: point.distance - (last?.distance ?? 0),
      lowest: point.altitude,
      highest: point.altitude,
      mode: point.mode,
      speed: segment.speed,
      until: point.seconds,
      lines: 1,
    };
    const before = legs.at(-1);
    const isSame = last?.segment === point.segment && together.includes(segment.type);
    if (before && isSame) legs[legs.length - 1] = joined(before, leg);
    else legs.push(leg);
  });
  return legs;
}

function joined(one: Leg, next: Leg): Leg {
  return {
    ...one,
    to: next.to,
    length: one.length + next.length,
    lowest: Math.min(one.lowest, next.lowest),
    highest: Math.max(one.highest, next.highest),
    until: next.until,
    lines: one.lines + 1,
  };
}
