import {RADIANS, distanceMetres} from '../../../../../geometry/sphere';
import {extreme, planeOf, type Plane, type PlanePoint} from './plane';

/** How an area is covered by parallel lines. Metres and degrees. */
export interface SurveyShape {
  /** The outer ring and its holes: longitude, latitude. */
  readonly rings: readonly (readonly (readonly number[])[])[];
  /** Direction of the transects, clockwise from north. */
  readonly angle: number;
  readonly spacing: number;
  /** How far to fly past the edge before turning. */
  readonly turnaround: number;
  /** Corner at which the flight begins: 0 top left, 1 top right, 2 bottom left, 3 bottom right, seen along `angle`. */
  readonly entryPoint: number;
  /** Fly every other transect first. */
  readonly alternate: boolean;
  /** Fly all again at a right angle. */
  readonly crosshatch: boolean;
}

/** Of two corners that are as near, to the centimetre that positions are written with, the first is taken. */
const TIE_METRES = 0.01;

type LonLat = [lon: number, lat: number];
/** Where a transect lies across the flight direction, and the stretches of it that are inside the area. */
interface Transect {
  readonly across: number;
  readonly spans: readonly (readonly [from: number, to: number])[];
}

/**
 * The positions that a survey flies, in order, as QGroundControl works them out: lines at equal distances on both sides
 * of the middle, each flown against the one before. The ends of a transect are two neighbours of the list.
 */
export function surveyTransects(shape: SurveyShape): LonLat[] {
  const plane = planeOf(shape.rings.flat());
  const first = pass(plane, shape);
  if (!shape.crosshatch) return first;
  const end = first.at(-1) ?? [0, 0];
  const again = [0, 1, 2, 3].map((entryPoint) =>
    pass(plane, {...shape, angle: shape.angle + 90, entryPoint}),
  );
  const nearest = again.reduce((best, other) =>
    startFrom(end, other) < startFrom(end, best) - TIE_METRES ? other : best,
  );
  return [...first, ...nearest];
}

function startFrom(end: LonLat, [start = end]: readonly LonLat[]): number {
  return distanceMetres(end, start);
}

function pass(plane: Plane, shape: SurveyShape): LonLat[] {
  const [sin, cos] = [Math.sin(shape.angle * RADIANS), Math.cos(shape.angle * RADIANS)];
  // Turned, so that transects run upwards: [across, along].
  const rings = shape.rings.map((ring) =>
    ring.map((position): PlanePoint => {
      const [east, north] = plane.toPlane(position);
      return [east * cos - north * sin, east * sin + north * cos];
    }),
  );
  const back = ([across, along]: PlanePoint): LonLat =>
    plane.toEarth([across * cos + along * sin, along * cos - across * sin]);
  return inOrder(transectsOf(rings, shape.spacing), shape).map(back);
}

function transectsOf(rings: readonly (readonly PlanePoint[])[], spacing: number): Transect[] {
  const outer = rings[0] ?? [];
  const acrosses = outer.map(([across]) => across);
  const [left, right] = [extreme(acrosses, Math.min), extreme(acrosses, Math.max)];
  const [middle, reach] = [(left + right) / 2, Math.floor((right - left) / 2 / spacing)];
  const transects: Transect[] = [];
  for (let index = -reach; index <= reach; index++) {
    const across = middle + index * spacing;
    const spans = spansAt(rings, across);
    if (spans.length > 0) transects.push({across, spans});
  }
  if (transects.length > 0) return transects;
  // An area without width: flown over once.
  const alongs = outer.map(([, along]) => along);
  return [{across: middle, spans: [[extreme(alongs, Math.min), extreme(alongs, Math.max)]]}];
}

/** The stretches of the line at `across` that lie inside the rings (even-odd rule), upwards. */
function spansAt(rings: readonly (readonly PlanePoint[])[], across: number): [number, number][] {
  const crossings: number[] = [];
  for (const ring of rings)
    for (let index = 1; index < ring.length; index++) {
      const [[a0, b0], [a1, b1]] = [ring[index - 1] as PlanePoint, ring[index] as PlanePoint];
      if (a0 > across !== a1 > across) crossings.push(b0 + ((across - a0) / (a1 - a0)) * (b1 - b0));
    }
  crossings.sort((a, b) => a - b);
  const spans: [number, number][] = [];
  for (let index = 1; index < crossings.length; index += 2)
    spans.push([crossings[index - 1] as number, crossings[index] as number]);
  return spans;
}

function inOrder(transects: readonly Transect[], shape: SurveyShape): PlanePoint[] {
  const fromRight = shape.entryPoint % 2 === 1;
  const fromBottom = shape.entryPoint >= 2;
  const lines = fromRight ? [...transects].reverse() : transects;
  const flown = shape.alternate ? everyOtherFirst(lines) : lines;
  return flown.flatMap(({across, spans}, index) => {
    const alongs = spans.flat();
    const [lowest = 0, highest = 0] = [alongs[0], alongs.at(-1)];
    const ends = [lowest - shape.turnaround, ...alongs.slice(1, -1), highest + shape.turnaround];
    const isUpwards = fromBottom === (index % 2 === 0);
    return (isUpwards ? ends : ends.reverse()).map((along): PlanePoint => [across, along]);
  });
}

/** Out on the even ones, back on the odd ones: room to turn. */
function everyOtherFirst<Item>(items: readonly Item[]): Item[] {
  const isEven = (_: Item, index: number) => index % 2 === 0;
  const isOdd = (_: Item, index: number) => index % 2 === 1;
  return [...items.filter(isEven), ...items.filter(isOdd).reverse()];
}
