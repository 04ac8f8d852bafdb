import {distanceMetres, lonNear, offsetMetres, type LonLat} from '../../geometry/sphere';
import type {Atlas} from '../../base/atlas';
import {readLandmasses} from './coastline';
import {Lakes} from './lakes';
import {makeLandGrid, shapeAt, type LandGrid} from './landGrid';

/** A position on land, and on which. */
export interface Ashore {
  readonly position: LonLat;
  readonly landmass: number;
}

/** The land of the world, by landmass; lakes are water. */
export class Land {
  private readonly grid: LandGrid;
  private readonly landmasses: number;
  readonly lakes = new Lakes();

  /** Takes most of a second: a sandbox that is never asked for a route need not know the coasts. */
  constructor(atlas: Atlas) {
    const landmasses = readLandmasses(atlas);
    this.landmasses = landmasses.length;
    this.grid = makeLandGrid(landmasses);
  }

  /**
   * The landmass that a position lies on: a number from 1, or 0 in the sea and in lakes. An island in a lake is a
   * landmass of its own.
   */
  landmassAt(lon: number, lat: number): number {
    const landmass = this.landmassWithLakesAt(lon, lat);
    if (landmass === 0) return 0;
    const shape = this.lakes.shapeAt(lon, lat);
    if (shape === 0) return landmass;
    return this.lakes.isIsland(shape) ? this.landmasses + shape : 0;
  }

  /** The landmass that a position lies on or whose lake it lies in; 0 in the sea. */
  landmassWithLakesAt(lon: number, lat: number): number {
    return shapeAt(this.grid, lon, lat);
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
