import type {Schemas} from '@site/src/platform';
import {joinStretches, type Stretch} from '@site/src/plan-check/conflicts/stretches';
import {HOURS} from '@site/src/plan-check/conflicts/types';
import {pointAtSeconds, stretchOfOverlap, type Way} from './way';

const HOUR_SECONDS = 3600;

/** Weather that crosses a threshold on a stretch of a way. */
export interface WayEvent {
  readonly threshold: Schemas['WeatherThreshold'];
  readonly description: string;
  readonly stretch: Stretch;
  /** The hours from the present one in which it does, with the reading that is farthest from calm. */
  readonly readings: ReadonlyMap<number, number>;
}

/** What somebody meets who leaves at the beginning of an hour. */
export interface Departure {
  /** Hours from the present one. */
  readonly hour: number;
  /** Metres of way on which an event is met, each event counted on its own. */
  readonly trouble: number;
  /** Metres of way on which any event is met. */
  readonly affected: number;
  readonly events: readonly WayEvent[];
  /** Whether the forecast reaches until the arrival. */
  readonly isKnown: boolean;
}

export function eventsOf(way: Way, overlaps: readonly Schemas['RouteOverlap'][]): readonly WayEvent[] {
  return overlaps.map(({event: {threshold, description, forecasts}, ...overlap}) => ({
    threshold,
    description,
    stretch: stretchOfOverlap(way, overlap),
    readings: new Map(
      forecasts.map(({forecastHour, minValue, maxValue}) => [
        forecastHour,
        threshold.operator.startsWith('<') ? minValue : maxValue,
      ]),
    ),
  }));
}

/** Which events a hour has in each of so many equal parts of the way. */
export function rowOf(
  {length}: Way,
  events: readonly WayEvent[],
  hour: number,
  parts: number,
): readonly (readonly WayEvent[])[] {
  return Array.from({length: parts}, (_, part) => {
    const [from, to] = [(part * length) / parts, ((part + 1) * length) / parts];
    return events.filter(
      ({readings, stretch}) => readings.has(hour) && stretch.from < to && stretch.to > from,
    );
  });
}

/** For each hour what somebody meets who leaves then: the events of the hours in which they get where the events are. */
export function departuresOf(way: Way, events: readonly WayEvent[]): readonly Departure[] {
  return Array.from({length: HOURS}, (_, hour): Departure => {
    const met: WayEvent[] = [];
    const stretches = new Map<string, Stretch[]>();
    for (const event of events) {
      const parts = [...event.readings.keys()].flatMap((at) => travelledIn(way, event.stretch, at - hour));
      if (parts.length === 0) continue;
      met.push(event);
      // Neighbouring steps tell of the same weather, and may overlap where they meet.
      stretches.set(event.threshold.id, [...(stretches.get(event.threshold.id) ?? []), ...parts]);
    }
    const lengthOf = (parts: readonly Stretch[]) =>
      joinStretches(parts).reduce((sum, {from, to}) => sum + to - from, 0);
    const trouble = [...stretches.values()].reduce((sum, parts) => sum + lengthOf(parts), 0);
    const affected = lengthOf([...stretches.values()].flat());
    const isKnown = hour * HOUR_SECONDS + way.duration <= HOURS * HOUR_SECONDS;
    return {hour, trouble, affected, events: met, isKnown};
  });
}

/** The hour with least trouble among those whose forecast reaches until the arrival; of equal ones the first. */
export function bestDeparture(departures: readonly Departure[]): Departure | undefined {
  return departures
    .filter(({isKnown}) => isKnown)
    .reduce<Departure | undefined>(
      (best, each) => (best && best.trouble <= each.trouble ? best : each),
      undefined,
    );
}

/** The part of a stretch that is travelled in an hour after the departure; none before it. */
function travelledIn(way: Way, {from, to}: Stretch, hourAfter: number): Stretch[] {
  if (hourAfter < 0) return [];
  const [first, last] = [hourAfter, hourAfter + 1].map(
    (hours) => pointAtSeconds(way, hours * HOUR_SECONDS).distance,
  );
  const part = {from: Math.max(from, first ?? 0), to: Math.min(to, last ?? 0)};
  return part.to > part.from ? [part] : [];
}
