import {worstOf, type Cause, type Conflict, type Verdict} from '@site/src/plan-check';
import type {CheckedPlan} from '../data/reportData';

/** A thing that stands against a plan, with what it means in each hour. */
export interface HourRow {
  readonly key: string;
  readonly kind: Cause['kind'];
  /** One of its conflicts: it names the thing. */
  readonly conflict: Conflict;
  readonly cells: readonly HourCell[];
}

export interface HourCell {
  readonly hour: number;
  readonly verdict: Verdict;
  /** Why, as far as it concerns this hour; undefined where nothing stands against the plan. */
  readonly cause: Cause | undefined;
}

/** Restrictions, alerts and thresholds that a plan meets, each once, in the order of the path. */
export function hourRows({conflicts, hours}: CheckedPlan): readonly HourRow[] {
  const things = new Map<string, Conflict[]>();
  for (const conflict of conflicts) {
    const key = `${conflict.cause.kind}:${conflict.reference}`;
    things.set(key, [...(things.get(key) ?? []), conflict]);
  }
  return [...things].flatMap(([key, own]): HourRow[] => {
    const [conflict] = own;
    if (!conflict) return [];
    const cells = hours.map(({hour}): HourCell => {
      const there = own.filter((each) => each.hours.includes(hour));
      return {hour, verdict: worstOf(there), cause: there[0] && causeInHour(there[0].cause, hour)};
    });
    return [{key, kind: conflict.cause.kind, conflict, cells}];
  });
}

/** Of a forecast only what it says of the hour. */
function causeInHour(cause: Cause, hour: number): Cause {
  if (cause.kind !== 'forecast') return cause;
  return {...cause, readings: cause.readings.filter((reading) => reading.hour === hour)};
}
