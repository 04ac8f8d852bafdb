import {fenceRing, type PathedPlan, type Restriction} from '@site/src/plan-check';

export const WIDTH = 720;
export const HEIGHT = 430;
const MARGIN = 50;
const METRES_PER_DEGREE = 111_195;
/** A flight of one position is drawn in a frame of so many metres. */
const LEAST_METRES = 120;

export type Point = readonly [x: number, y: number];

/** A plan as lines on paper, in the units of the drawing, y downwards. */
export interface Sketch {
  readonly path: readonly Point[];
  readonly fences: readonly (readonly Point[])[];
  readonly rallyPoints: readonly Point[];
  /** Rings of closed airspace with what it is called. */
  readonly areas: readonly {readonly name: string; readonly ring: readonly Point[]}[];
  /** A bar of a round number of metres. */
  readonly scale: {readonly metres: number; readonly width: number};
  /** Longitude and latitude of the lower left and the upper right corner. */
  readonly corners: readonly [readonly [number, number], readonly [number, number]];
}

/** A drawing that needs no map: north is up, and all lengths are to scale. A plan without any position has none. */
export function sketchOf({plan, path}: PathedPlan, restrictions: readonly Restriction[]): Sketch | undefined {
  const positions = path.points.map(({position}) => position);
  const own = [...positions, ...plan.fences.flatMap(fenceRing), ...plan.rallyPoints];
  if (own.length === 0) return undefined;
  const [lon0 = 0, lat0 = 0] = own[0] ?? [];
  const perLon = METRES_PER_DEGREE * Math.cos((lat0 * Math.PI) / 180);
  const metres = ([lon = 0, lat = 0]: readonly number[]): Point => [
    (lon - lon0) * perLon,
    (lat - lat0) * METRES_PER_DEGREE,
  ];
  const [xs, ys] = [own.map((each) => metres(each)[0]), own.map((each) => metres(each)[1])];
  const [west, east] = [least(xs), most(xs)];
  const [south, north] = [least(ys), most(ys)];
  const scale = Math.min(
    (WIDTH - 2 * MARGIN) / Math.max(LEAST_METRES, east - west),
    (HEIGHT - 2 * MARGIN) / Math.max(LEAST_METRES, north - south),
  );
  const [cx, cy] = [(west + east) / 2, (south + north) / 2];
  const toPaper = (position: readonly number[]): Point => {
    const [x, y] = metres(position);
    return [WIDTH / 2 + (x - cx) * scale, HEIGHT / 2 - (y - cy) * scale];
  };
  const toEarth = ([x, y]: Point): readonly [number, number] => [
    lon0 + (cx + (x - WIDTH / 2) / scale) / perLon,
    lat0 + (cy - (y - HEIGHT / 2) / scale) / METRES_PER_DEGREE,
  ];
  const round = roundMetres(160 / scale);
  return {
    path: positions.map(toPaper),
    fences: plan.fences.map((fence) => fenceRing(fence).map(toPaper)),
    rallyPoints: plan.rallyPoints.map(toPaper),
    areas: restrictions.flatMap((restriction) => areasOf(restriction, toPaper)),
    scale: {metres: round, width: round * scale},
    corners: [toEarth([0, HEIGHT]), toEarth([WIDTH, 0])],
  };
}

function areasOf(
  {geometry, properties: {name}}: Restriction,
  toPaper: (position: readonly number[]) => Point,
) {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.flatMap(([outer = []]) => {
    const ring = outer.map(toPaper);
    const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
    const isInSight = least(xs) < WIDTH && most(xs) > 0 && least(ys) < HEIGHT && most(ys) > 0;
    return isInSight ? [{name, ring}] : [];
  });
}

/** 1, 2 or 5 of a power of ten, at most so many. */
function roundMetres(metres: number): number {
  const power = 10 ** Math.floor(Math.log10(metres));
  return power * (metres / power >= 5 ? 5 : metres / power >= 2 ? 2 : 1);
}

const least = (values: readonly number[]) => values.reduce((one, other) => Math.min(one, other), Infinity);
const most = (values: readonly number[]) => values.reduce((one, other) => Math.max(one, other), -Infinity);
