import {loadNames, loadSquares, loadTowns} from '@site/src/map/base/loadBase';
import {squaresIn} from '@site/src/map/base/squares';
import {distanceMetres, planeAt, type LonLat} from '@site/src/plan-check/geometry/sphere';

/** Nothing farther away tells anybody where something is. */
const FARTHEST_METRES = 150_000;
/** In degrees: a town across the edge of a square may be the nearest. */
const MARGIN = 0.5;

export interface Town {
  readonly name: string;
  readonly position: LonLat;
}

export interface NearTown {
  readonly name: string;
  readonly metres: number;
  /** From the town to the position: degrees from true north. */
  readonly bearing: number;
}

/** The town nearest to a position, unless all are too far away to say where that is. */
export function nearestTown(position: LonLat, towns: readonly Town[]): NearTown | undefined {
  let found: {readonly town: Town; readonly metres: number} | undefined;
  for (const town of towns) {
    const metres = distanceMetres(position, town.position);
    if (metres < (found?.metres ?? FARTHEST_METRES)) found = {town, metres};
  }
  if (!found) return undefined;
  const [east, north] = planeAt(found.town.position).toPlane(position);
  const bearing = (Math.atan2(east, north) * 180) / Math.PI;
  return {name: found.town.name, metres: found.metres, bearing: (bearing + 360) % 360};
}

/** The squares of the base map's files that a position's nearest town may lie in. */
export function squaresAround([lon, lat]: LonLat): readonly string[] {
  return squaresIn([lon - MARGIN, lat - MARGIN, lon + MARGIN, lat + MARGIN]);
}

/**
 * The towns of squares and the large ones everywhere, as the base map has them.
 *
 * @param folder address of the base map's files
 * @throws Error when a file cannot be had
 */
export async function loadTownsOf(squares: readonly string[], folder: string): Promise<readonly Town[]> {
  const [{towns}, known] = await Promise.all([loadNames(folder), loadSquares(folder)]);
  const small = await Promise.all(
    squares.filter((square) => known.has(square)).map((square) => loadTowns(folder, square)),
  );
  return [towns, ...small].flatMap(({features}) =>
    features.map(({properties, geometry: {coordinates}}): Town => ({
      name: properties.name,
      position: [coordinates[0] ?? 0, coordinates[1] ?? 0],
    })),
  );
}
