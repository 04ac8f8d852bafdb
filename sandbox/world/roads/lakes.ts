import {METRES_PER_DEGREE, type LonLat} from '../../geometry/sphere';
import {readLakes} from '../geography/readWater';
import {crossesShape, hasShapeNear, makeLandGrid, shapeAt, type LandGrid} from './landGrid';

/** The lakes of the world, and the islands in them. */
export class Lakes {
  readonly shapes: readonly LonLat[][][] = readLakes();
  private readonly grid: LandGrid;

  constructor() {
    // An island is a hole of its lake, and a shape of its own behind all lakes.
    const islands = this.shapes.flatMap(([, ...rings]) => rings.map((ring) => [ring]));
    this.grid = makeLandGrid([...this.shapes, ...islands]);
  }

  /** What a position lies in or on: a lake, counted from 1, an island in one, counted on from there, or 0. */
  shapeAt(lon: number, lat: number): number {
    return shapeAt(this.grid, lon, lat);
  }

  /** The lake that a position lies in, counted from 1; 0 in none, as on an island. */
  lakeAt(lon: number, lat: number): number {
    const shape = this.shapeAt(lon, lat);
    return this.isIsland(shape) ? 0 : shape;
  }

  /** Whether a shape is an island, and no lake. */
  isIsland(shape: number): boolean {
    return shape > this.shapes.length;
  }

  /** `false` where no lake lies within so many metres of a position; `true` near some that are a little farther, too. */
  mayBeNear(position: LonLat, metres: number): boolean {
    return hasShapeNear(this.grid, position, metres / METRES_PER_DEGREE);
  }

  /** Whether a line of short stretches crosses a shore. */
  isCrossedBy(line: readonly LonLat[]): boolean {
    return line.some((to, index) => index > 0 && crossesShape(this.grid, line[index - 1] ?? to, to));
  }
}
