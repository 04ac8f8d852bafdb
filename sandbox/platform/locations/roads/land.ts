import {distanceMetres, lonNear, offsetMetres, type LonLat} from '../../../geometry/sphere';
import type {Atlas} from '../../../base/atlas';
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

/** A position on land, and on which. */
export interface Ashore {
  readonly position: LonLat;
  readonly landmass: number;
}

/** The land of the world, by landmass. */
export class Land {
  private readonly grid: LandGrid;

  /** Takes most of a second: a sandbox that is never asked for a route need not know the coasts. */
  constructor(atlas: Atlas) {
    this.grid = makeLandGrid(readLandmasses(atlas));
  }

  /**
   * The landmass that a position lies on: a number from 1, or 0 in the water. Exact to the coastline: from the centre
   * of the position's cell, whose landmass is known, one goes straight to the position and counts the coasts on the way.
   */
  landmassAt(lon: number, lat: number): number {
    const [column, row] = [landColumn(lon), landRow(lat)];
    const cell = column * LAND_ROWS + row;
    const centre = this.grid.centres[cell] ?? 0;
    const coasts = this.grid.coasts.get(cell);
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

  /**
   * The position itself when it is on land, else one near it that is. The coast is drawn to within some kilometres: a
   * harbour may lie in its water.
   * @param reach - in metres; beyond it there is `undefined`.
   */
  findNear(position: LonLat, reach: number): Ashore | undefined {
    const here = this.landmassAt(...position);
    if (here > 0) return {position, landmass: here};
    for (let radius = 200; radius <= reach; radius *= 1.2) {
      for (let direction = 0; direction < 24; direction++) {
        const angle = (direction / 24) * 2 * Math.PI;
        const [lon, lat] = offsetMetres(position, radius * Math.cos(angle), radius * Math.sin(angle));
        const candidate: LonLat = [lonNear(lon), lat];
        const landmass = this.landmassAt(...candidate);
        if (landmass > 0 && distanceMetres(position, candidate) <= reach)
          return {position: candidate, landmass};
      }
    }
    return undefined;
  }
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
