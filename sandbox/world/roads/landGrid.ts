import type {LonLat} from '../../geometry/sphere';

/** Width and height of a cell in degrees. */
const LAND_CELL = 1 / 8;
const LAND_COLUMNS = 360 / LAND_CELL;
const LAND_ROWS = 180 / LAND_CELL;

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
const landColumn = (lon: number): number => wrap(Math.floor((lon + 180) / LAND_CELL));
const landRow = (lat: number): number =>
  Math.min(LAND_ROWS - 1, Math.max(0, Math.floor((lat + 90) / LAND_CELL)));

const wrap = (column: number) => ((column % LAND_COLUMNS) + LAND_COLUMNS) % LAND_COLUMNS;
const centreLat = (row: number) => -90 + (row + 0.5) * LAND_CELL;

/** Positions in degrees, the first one again at the end. */
type Ring = readonly (readonly number[])[];

export function makeLandGrid(landmasses: readonly (readonly Ring[])[]): LandGrid {
  const centres = new Uint16Array(LAND_COLUMNS * LAND_ROWS);
  const coasts = new Map<number, CoastEdge[]>();
  landmasses.forEach((rings, index) => {
    const edges = rings.flatMap((ring) => edgesOf(ring, index + 1));
    for (const edge of edges) addCoast(coasts, edge);
    fill(centres, edges);
  });
  return {centres, coasts};
}

function edgesOf(ring: Ring, landmass: number): CoastEdge[] {
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

/**
 * The shape of a grid that a position lies in: a number from 1, or 0 in none. Exact to its edges: from the centre of the
 * position's cell, whose shape is known, one goes straight to the position and counts the edges on the way.
 */
export function shapeAt(grid: LandGrid, lon: number, lat: number): number {
  const [column, row] = [landColumn(lon), landRow(lat)];
  const cell = column * LAND_ROWS + row;
  const centre = grid.centres[cell] ?? 0;
  const coasts = grid.coasts.get(cell);
  if (!coasts) return centre;
  const from: LonLat = [-180 + (column + 0.5) * LAND_CELL, -90 + (row + 0.5) * LAND_CELL];
  const to: LonLat = [from[0] + ((((lon - from[0] + 180) % 360) + 360) % 360) - 180, lat];
  const odd = new Set<number>();
  for (const edge of coasts) {
    if (!crosses(edge, from, to)) continue;
    if (!odd.delete(edge.landmass)) odd.add(edge.landmass);
  }
  const [entered] = [...odd].filter((landmass) => landmass !== centre);
  return entered ?? (odd.has(centre) ? 0 : centre);
}

/** Whether an edge of a grid lies within so many degrees of a position, or the position within one of its shapes. */
export function hasShapeNear(grid: LandGrid, [lon, lat]: LonLat, degrees: number): boolean {
  const wide = degrees / Math.max(0.05, Math.cos((lat * Math.PI) / 180));
  const [first, last] = [
    Math.floor((lon - wide + 180) / LAND_CELL),
    Math.floor((lon + wide + 180) / LAND_CELL),
  ];
  for (let column = first; column <= last; column++)
    for (let row = landRow(lat - degrees); row <= landRow(lat + degrees); row++) {
      const cell = wrap(column) * LAND_ROWS + row;
      if (grid.centres[cell] || grid.coasts.has(cell)) return true;
    }
  return false;
}

/** Whether a straight line crosses an edge of a grid. It must be short: all cells of its box are searched. */
export function crossesShape(grid: LandGrid, from: LonLat, to: LonLat): boolean {
  const east = from[0] + ((((to[0] - from[0] + 180) % 360) + 360) % 360) - 180;
  const [left, right] = [Math.min(from[0], east), Math.max(from[0], east)];
  const [low, high] = [landRow(Math.min(from[1], to[1])), landRow(Math.max(from[1], to[1]))];
  for (
    let column = Math.floor((left + 180) / LAND_CELL);
    column <= Math.floor((right + 180) / LAND_CELL);
    column++
  )
    for (let row = low; row <= high; row++)
      for (const edge of grid.coasts.get(wrap(column) * LAND_ROWS + row) ?? [])
        if (crosses(edge, from, [east, to[1]])) return true;
  return false;
}

/**
 * Whether the way from one position to another passes a coast. Each side is half open, so corners count once. Written
 * out flat: a map of roads asks it thousands of times.
 */
function crosses({x0, y0, x1, y1}: CoastEdge, [fromX, fromY]: LonLat, [toX, toY]: LonLat): boolean {
  const turns = Math.round((fromX - x0) / 360) * 360;
  const [ax, bx] = [x0 + turns, x1 + turns];
  const [wayX, wayY] = [toX - fromX, toY - fromY];
  const isLeft = wayX * (y0 - fromY) - wayY * (ax - fromX) > 0;
  if (isLeft === wayX * (y1 - fromY) - wayY * (bx - fromX) > 0) return false;
  const [edgeX, edgeY] = [bx - ax, y1 - y0];
  const isBefore = edgeX * (fromY - y0) - edgeY * (fromX - ax) > 0;
  return isBefore !== edgeX * (toY - y0) - edgeY * (toX - ax) > 0;
}
