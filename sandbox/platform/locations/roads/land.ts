import {distanceMetres, offsetMetres, type LonLat} from '../../../geometry/sphere';
import {readLandmasses} from './coastline';
import {
  LAND_CELL,
  LAND_ROWS,
  landColumn,
  landRow,
  makeLandGrid,
  type CoastEdge,
  type LandGrid,
} from './landGrid';

let grid: LandGrid | undefined;

/**
 * The landmass that a place lies on: a number from 1, or 0 in the water. Exact to the coastline: from the centre of
 * the place's cell, whose landmass is known, one goes straight to the place and counts the coasts on the way.
 */
export function landmassAt(lon: number, lat: number): number {
  // Read at the first question: a sandbox that is never asked for a way need not know the coasts.
  grid ??= makeLandGrid(readLandmasses());
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

/** Whether the way from one place to another passes a coast. Each side is half open, so corners count once. */
function crosses({x0, y0, x1, y1}: CoastEdge, [fromX, fromY]: LonLat, [toX, toY]: LonLat): boolean {
  const turns = Math.round((fromX - x0) / 360) * 360;
  const [ax, bx] = [x0 + turns, x1 + turns];
  const side = (x: number, y: number) => (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX) > 0;
  if (side(ax, y0) === side(bx, y1)) return false;
  const shore = (x: number, y: number) => (bx - ax) * (y - y0) - (y1 - y0) * (x - ax) > 0;
  return shore(fromX, fromY) !== shore(toX, toY);
}

/** A place on land, and on which. */
export interface Ashore {
  readonly place: LonLat;
  readonly landmass: number;
}

/**
 * The place itself when it is on land, else one near it that is. The coast is drawn to within some kilometres: a
 * harbour may lie in its water.
 * @param reach - in metres; beyond it there is `undefined`.
 */
export function nearestLand(place: LonLat, reach: number): Ashore | undefined {
  const here = landmassAt(...place);
  if (here > 0) return {place, landmass: here};
  for (let radius = 200; radius <= reach; radius *= 1.2) {
    for (let direction = 0; direction < 24; direction++) {
      const angle = (direction / 24) * 2 * Math.PI;
      const candidate = offsetMetres(place, radius * Math.cos(angle), radius * Math.sin(angle));
      const landmass = landmassAt(...candidate);
      if (landmass > 0 && distanceMetres(place, candidate) <= reach) return {place: candidate, landmass};
    }
  }
  return undefined;
}
