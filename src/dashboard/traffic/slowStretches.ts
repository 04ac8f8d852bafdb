import polyline from '@mapbox/polyline';
import type {Schemas} from '@site/src/platform';
import type {LineString, Position} from 'geojson';

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

const METRES_PER_DEGREE = 111_195;

/**
 * The slow stretches of a way in an hour. Two thresholds may name the same stretch: the graver reading counts. The
 * duration of a step is that in traffic: of it, slowdown percent are the delay.
 *
 * @param hour hours ahead, 0 to 12
 */
export function slowStretches(
  route: Schemas['Route'],
  overlaps: readonly Overlap[],
  hour: number,
): readonly SlowStretch[] {
  const starts = stepStarts(route);
  const stretches = new Map<string, SlowStretch>();
  for (const {event, geometry, routeSegment} of overlaps) {
    const forecast = event.forecasts.find(({forecastHour}) => forecastHour === hour);
    const step = route.legs[routeSegment.leg]?.steps[routeSegment.step];
    const id = JSON.stringify([routeSegment, geometry.coordinates[0], geometry.coordinates.at(-1)]);
    if (!forecast || !step || (stretches.get(id)?.slowdown ?? 0) >= forecast.maxValue) continue;
    const length = lengthOf(geometry.coordinates);
    const before = offsetIn(step, geometry.coordinates[0] ?? []);
    const from = (starts.get(`${routeSegment.leg}.${routeSegment.step}`) ?? 0) + before;
    const time = step.distance > 0 ? step.duration * Math.min(1, length / step.distance) : 0;
    stretches.set(id, {
      ...{id, from, to: from + length, road: step.name, slowdown: forecast.maxValue},
      geometry: geometry as LineString,
      delay: (time * forecast.maxValue) / 100,
    });
  }
  return [...stretches.values()].sort((one, other) => one.from - other.from);
}

/** Metres from the start of the way to each step, by leg and step. */
function stepStarts({legs}: Schemas['Route']): ReadonlyMap<string, number> {
  const starts = new Map<string, number>();
  let distance = 0;
  legs.forEach(({steps}, leg) =>
    steps.forEach((step, index) => {
      starts.set(`${leg}.${index}`, distance);
      distance += step.distance;
    }),
  );
  return starts;
}

/** An encoded line of the platform as positions. */
export function decodedLine(geometry: string): readonly Position[] {
  return polyline.decode(geometry).map(([lat, lon]) => [lon, lat]);
}

/** Metres of a step before a position on its line. */
function offsetIn({geometry}: Schemas['RouteStep'], position: Position): number {
  const line = decodedLine(geometry);
  let [travelled, best, nearest] = [0, 0, Infinity];
  line.slice(1).forEach((end, index) => {
    const start = line[index] ?? end;
    const length = metresBetween(start, end);
    const share = shareAlong(start, end, position);
    const at: Position = [0, 1].map(
      (axis) => (start[axis] ?? 0) + share * ((end[axis] ?? 0) - (start[axis] ?? 0)),
    );
    const off = metresBetween(at, position);
    if (off < nearest) [best, nearest] = [travelled + share * length, off];
    travelled += length;
  });
  return best;
}

/** Where on a short line a position is, 0 to 1. */
function shareAlong(
  [ax = 0, ay = 0]: Position,
  [bx = 0, by = 0]: Position,
  [x = 0, y = 0]: Position,
): number {
  const east = Math.cos((ay * Math.PI) / 180);
  const [dx, dy] = [(bx - ax) * east, by - ay];
  const square = dx * dx + dy * dy;
  return square === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * east * dx + (y - ay) * dy) / square));
}

function lengthOf(line: readonly Position[]): number {
  return line.slice(1).reduce((sum, end, index) => sum + metresBetween(line[index] ?? end, end), 0);
}

/** Flat: for neighbouring positions of a road. */
function metresBetween([ax = 0, ay = 0]: Position, [bx = 0, by = 0]: Position): number {
  const east = (bx - ax) * Math.cos((((ay + by) / 2) * Math.PI) / 180);
  return Math.hypot(east, by - ay) * METRES_PER_DEGREE;
}
