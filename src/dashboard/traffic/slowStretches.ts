import type {Schemas} from '@site/src/platform';
import type {LineString} from 'geojson';
import {stretchOfOverlap, type Way} from '../shared/ways/way';

type Overlap = Schemas['RouteOverlap'];

/** A part of the way on which traffic is slower than it could be. */
export interface SlowStretch {
  readonly id: string;
  readonly geometry: LineString;
  /** Name of the road; empty if it has none. */
  readonly road: string;
  /** How much slower, in percent of the free-flow speed. */
  readonly slowdown: number;
  /** In metres, from the start of the way. */
  readonly from: number;
  readonly to: number;
  /** How much longer it takes than without traffic, in seconds. */
  readonly delay: number;
}

/**
 * The slow stretches of a way in an hour. Two thresholds may name the same stretch: the graver reading counts. The
 * duration of a step is that in traffic: of it, slowdown percent are the delay.
 *
 * @param way the same route by its positions
 * @param hour hours ahead, 0 to 12
 */
export function slowStretches(
  {legs}: Schemas['Route'],
  way: Way,
  overlaps: readonly Overlap[],
  hour: number,
): readonly SlowStretch[] {
  const stretches = new Map<string, SlowStretch>();
  for (const overlap of overlaps) {
    const {event, geometry, routeSegment} = overlap;
    const forecast = event.forecasts.find(({forecastHour}) => forecastHour === hour);
    const step = legs[routeSegment.leg]?.steps[routeSegment.step];
    const id = JSON.stringify([routeSegment, geometry.coordinates[0], geometry.coordinates.at(-1)]);
    if (!forecast || !step || (stretches.get(id)?.slowdown ?? 0) >= forecast.maxValue) continue;
    const {from, to} = stretchOfOverlap(way, overlap);
    const time = step.distance > 0 ? step.duration * Math.min(1, (to - from) / step.distance) : 0;
    stretches.set(id, {
      id,
      from,
      to,
      road: step.name,
      slowdown: forecast.maxValue,
      geometry,
      delay: (time * forecast.maxValue) / 100,
    });
  }
  return [...stretches.values()].sort((one, other) => one.from - other.from);
}
