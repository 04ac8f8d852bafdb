import type {Position} from 'geojson';

/** Width and height of a cell in degrees. */
export const LAND_CELL = 1 / 8;
const LAND_COLUMNS = 360 / LAND_CELL;
export const LAND_ROWS = 180 / LAND_CELL;

/** An edge of a coast; longitudes may lie beyond 180. */
export interface CoastEdge {
  readonly landmass: number;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** The world in cells: to which landmass (from 1; 0 is water) each centre belongs, and the coast that runs through. */
export interface LandGrid {
  readonly centres: Uint16Array;
  readonly coasts: ReadonlyMap<number, readonly CoastEdge[]>;
}

/** Longitude to column, latitude to row; row 0 begins at the South Pole. */
export const landColumn = (lon: number): number => wrap(Math.floor((lon + 180) / LAND_CELL));
export const landRow = (lat: number): number =>
  Math.min(LAND_ROWS - 1, Math.max(0, Math.floor((lat + 90) / LAND_CELL)));

const wrap = (column: number) => ((column % LAND_COLUMNS) + LAND_COLUMNS) % LAND_COLUMNS;
const centreLat = (row: number) => -90 + (row + 0.5) * LAND_CELL;

export function makeLandGrid(landmasses: readonly Position[][][]): LandGrid {
  const centres = new Uint16Array(LAND_COLUMNS * LAND_ROWS);
  const coasts = new Map<number, CoastEdge[]>();
  landmasses.forEach((rings, index) => {
    const edges = rings.flatMap((ring) => edgesOf(ring, index + 1));
    for (const edge of edges) addCoast(coasts, edge);
    fill(centres, edges);
  });
  return {centres, coasts};
}

function edgesOf(ring: readonly Position[], landmass: number): CoastEdge[] {
  return ring.slice(1).map(([x1 = 0, y1 = 0], index) => {
    const [x0 = 0, y0 = 0] = ring[index] ?? [];
    return {landmass, x0, y0, x1, y1};
  });
}

/** Notes the edge in every cell of its box: more cells than it touches, and simpler. */
function addCoast(coasts: Map<number, CoastEdge[]>, edge: CoastEdge): void {
  const {x0, y0, x1, y1} = edge;
  // The artificial edges over the South Pole are no coast, and cross every column.
  if (y0 <= -89 && y1 <= -89) return;
  const [west, east] = [Math.min(x0, x1), Math.max(x0, x1)];
  const [south, north] = [landRow(Math.min(y0, y1)), landRow(Math.max(y0, y1))];
  const columns = Math.floor((east + 180) / LAND_CELL) - Math.floor((west + 180) / LAND_CELL);
  for (let step = 0; step <= columns; step++)
    for (let row = south; row <= north; row++) {
      const cell = wrap(Math.floor((west + 180) / LAND_CELL) + step) * LAND_ROWS + row;
      const here = coasts.get(cell);
      if (here) here.push(edge);
      else coasts.set(cell, [edge]);
    }
}

/** Scan line by scan line: between each odd crossing of the coast and the next lies land. */
function fill(centres: Uint16Array, edges: readonly CoastEdge[]): void {
  const crossings = new Map<number, number[]>();
  for (const {x0, y0, x1, y1} of edges) {
    const [low, high] = [Math.min(y0, y1), Math.max(y0, y1)];
    for (let row = landRow(low); row <= landRow(high); row++) {
      const lat = centreLat(row);
      if (lat < low || lat >= high) continue;
      const x = x0 + ((lat - y0) / (y1 - y0)) * (x1 - x0);
      const here = crossings.get(row);
      if (here) here.push(x);
      else crossings.set(row, [x]);
    }
  }
  const landmass = edges[0]?.landmass ?? 0;
  for (const [row, xs] of crossings) {
    xs.sort((left, right) => left - right);
    for (let pair = 0; pair + 1 < xs.length; pair += 2) {
      const first = Math.ceil(((xs[pair] ?? 0) + 180) / LAND_CELL - 0.5);
      const behind = Math.ceil(((xs[pair + 1] ?? 0) + 180) / LAND_CELL - 0.5);
      for (let column = first; column < behind; column++) centres[wrap(column) * LAND_ROWS + row] = landmass;
    }
  }
}
