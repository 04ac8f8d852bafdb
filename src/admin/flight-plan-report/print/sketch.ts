import {boundsOf} from '@site/src/map/layers/bounds';
import {fenceRing, type PathedPlan, type Restriction} from '@site/src/plan-check';
import {planeAt, type LonLat} from '@site/src/plan-check/geometry/sphere';
import type {MultiPoint} from 'geojson';

export const WIDTH = 720;
export const HEIGHT = 430;
const MARGIN = 50;
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
  const {toPlane, toEarth} = planeAt(toLonLat(own[0] ?? []));
  const metres = (position: readonly number[]) => toPlane(toLonLat(position));
  const [west, south, east, north] = boundsOf([frameOf(own.map(metres))]) ?? [0, 0, 0, 0];
  const scale = Math.min(
    (WIDTH - 2 * MARGIN) / Math.max(LEAST_METRES, east - west),
    (HEIGHT - 2 * MARGIN) / Math.max(LEAST_METRES, north - south),
  );
  const [cx, cy] = [(west + east) / 2, (south + north) / 2];
  const toPaper = (position: readonly number[]): Point => {
    const [x, y] = metres(position);
    return [WIDTH / 2 + (x - cx) * scale, HEIGHT / 2 - (y - cy) * scale];
  };
  const cornerAt = (x: number, y: number) =>
    toEarth([cx + (x - WIDTH / 2) / scale, cy - (y - HEIGHT / 2) / scale]);
  const round = roundMetres(160 / scale);
  return {
    path: positions.map(toPaper),
    fences: plan.fences.map((fence) => fenceRing(fence).map(toPaper)),
    rallyPoints: plan.rallyPoints.map(toPaper),
    areas: restrictions.flatMap((restriction) => areasOf(restriction, toPaper)),
    scale: {metres: round, width: round * scale},
    corners: [cornerAt(0, HEIGHT), cornerAt(WIDTH, 0)],
  };
}

function areasOf(
  {geometry, properties: {name}}: Restriction,
  toPaper: (position: readonly number[]) => Point,
) {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.flatMap(([outer = []]) => {
    const ring = outer.map(toPaper);
    const [left, top, right, bottom] = boundsOf([frameOf(ring)]) ?? [0, 0, 0, 0];
    const isInSight = left < WIDTH && right > 0 && top < HEIGHT && bottom > 0;
    return isInSight ? [{name, ring}] : [];
  });
}

/** 1, 2 or 5 of a power of ten, at most so many. */
function roundMetres(metres: number): number {
  const power = 10 ** Math.floor(Math.log10(metres));
  return power * (metres / power >= 5 ? 5 : metres / power >= 2 ? 2 : 1);
}

const toLonLat = ([lon = 0, lat = 0]: readonly number[]): LonLat => [lon, lat];

/** Positions of any plane, for their bounds. */
const frameOf = (points: readonly Point[]): MultiPoint => ({
  type: 'MultiPoint',
  coordinates: points.map((point) => [...point]),
});
