import polyline from '@mapbox/polyline';
import {joinStretches, type Stretch} from '@site/src/plan-check/conflicts/stretches';
import {spansInside, type AreaGeometry} from '@site/src/plan-check/geometry/spans';
import {distanceMetres, type LonLat} from '@site/src/plan-check/geometry/sphere';
import type {Schemas} from '@site/src/platform';
import type {Position} from 'geojson';

/** A position of a way. */
export interface WayPoint {
  readonly position: LonLat;
  /** Metres of the way before it. */
  readonly distance: number;
  /** Seconds of travel before it. */
  readonly seconds: number;
}

/** A way by its positions, with the first and the last of each step. */
export interface Way {
  readonly points: readonly WayPoint[];
  /** By leg and step. */
  readonly steps: readonly (readonly {readonly first: number; readonly last: number}[])[];
  /** In metres and seconds. */
  readonly length: number;
  readonly duration: number;
}

/** The positions of a route step by step. Lines are a little shorter than roads: distances are those of the steps. */
export function wayOf({legs}: Pick<Schemas['Route'], 'legs'>): Way {
  const points: WayPoint[] = [];
  let [length, duration] = [0, 0];
  const steps = legs.map((leg) =>
    leg.steps.map((step) => {
      const positions = polyline.decode(step.geometry).map(([lat, lon]): LonLat => [lon, lat]);
      const before = positions.map((position, index) =>
        distanceMetres(positions[index - 1] ?? position, position),
      );
      const drawn = before.reduce((sum, metres) => sum + metres, 0);
      const first = points.length;
      let share = 0;
      positions.forEach((position, index) => {
        share = drawn > 0 ? share + (before[index] ?? 0) / drawn : index / Math.max(1, positions.length - 1);
        points.push({
          position,
          distance: length + share * step.distance,
          seconds: duration + share * step.duration,
        });
      });
      length += step.distance;
      duration += step.duration;
      return {first, last: points.length - 1};
    }),
  );
  return {points, steps, length, duration};
}

/** Where on a way a stretch lies that a response names by its step and its line. */
export function stretchOfOverlap(
  {points, steps}: Way,
  {geometry, routeSegment: {leg, step}}: Pick<Schemas['RouteOverlap'], 'geometry' | 'routeSegment'>,
): Stretch {
  const span = steps[leg]?.[step];
  if (!span) return {from: 0, to: 0};
  const ofStep = points.slice(span.first, span.last + 1);
  const ends = [geometry.coordinates[0], geometry.coordinates.at(-1)].map((end) =>
    distanceOn(ofStep, toLonLat(end ?? [])),
  );
  return {from: Math.min(...ends), to: Math.max(...ends)};
}

/** The stretches of a way that lie in an area. */
export function stretchesInside({points}: Way, area: AreaGeometry): readonly Stretch[] {
  const found = points.slice(1).flatMap((point, index): Stretch[] => {
    const last = points[index] ?? point;
    const at = (share: number) => last.distance + share * (point.distance - last.distance);
    return spansInside(last.position, point.position, area).map(([from, to]) => ({
      from: at(from),
      to: at(to),
    }));
  });
  return joinStretches(found);
}

/** Where one is after so many metres. */
export function pointAtDistance(way: Way, distance: number): WayPoint {
  return between(way, distance, (point) => point.distance);
}

/** Where one is after so many seconds. */
export function pointAtSeconds(way: Way, seconds: number): WayPoint {
  return between(way, seconds, (point) => point.seconds);
}

/** The line of a stretch. */
export function lineOf(way: Way, {from, to}: Stretch): Position[] {
  const inner = way.points.filter(({distance}) => distance > from && distance < to);
  return [pointAtDistance(way, from), ...inner, pointAtDistance(way, to)].map(({position}) => [...position]);
}

const start: WayPoint = {position: [0, 0], distance: 0, seconds: 0};

function between({points}: Way, value: number, of: (point: WayPoint) => number): WayPoint {
  let [low, high] = [0, points.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (of(points[middle] ?? start) <= value) low = middle;
    else high = middle;
  }
  const [one, other] = [points[low] ?? start, points[high] ?? start];
  const span = of(other) - of(one);
  const share = span > 0 ? Math.max(0, Math.min(1, (value - of(one)) / span)) : 0;
  const mix = (from: number, to: number) => from + (to - from) * share;
  return {
    position: [mix(one.position[0], other.position[0]), mix(one.position[1], other.position[1])],
    distance: mix(one.distance, other.distance),
    seconds: mix(one.seconds, other.seconds),
  };
}

/** The distance of the point of a line that is nearest to a position. Steps are short: the earth is flat there. */
function distanceOn(points: readonly WayPoint[], [lon, lat]: LonLat): number {
  const narrowing = Math.cos((lat * Math.PI) / 180);
  let [distance, least] = [points[0]?.distance ?? 0, Infinity];
  points.slice(1).forEach((point, index) => {
    const last = points[index] ?? point;
    const [ax, ay] = [(last.position[0] - lon) * narrowing, last.position[1] - lat];
    const [dx, dy] = [
      (point.position[0] - last.position[0]) * narrowing,
      point.position[1] - last.position[1],
    ];
    const square = dx * dx + dy * dy;
    const share = square > 0 ? Math.max(0, Math.min(1, -(ax * dx + ay * dy) / square)) : 0;
    const away = (ax + dx * share) ** 2 + (ay + dy * share) ** 2;
    if (away < least) {
      least = away;
      distance = last.distance + share * (point.distance - last.distance);
    }
  });
  return distance;
}

function toLonLat([lon = 0, lat = 0]: Position): LonLat {
  return [lon, lat];
}
