/** As much of a GeoJSON geometry as is looked at here; its shape has been held against the contract. */
export interface CheckedGeometry {
  readonly type: string;
  readonly coordinates: unknown;
}

type Coordinates = readonly number[];

/**
 * What JSON Schema cannot say of a geometry: longitudes and latitudes in range, rings that end where they begin.
 * @param path - where the geometry stands, such as `body.area`.
 * @returns sentences, each with its path; none when all is well.
 */
export function geometryViolations({type, coordinates}: CheckedGeometry, path: string): string[] {
  const at = `${path}.coordinates`;
  switch (type) {
    case 'Point':
      return positionViolations(coordinates as Coordinates, at);
    case 'LineString':
      return each(coordinates as Coordinates[], at, positionViolations);
    case 'Polygon':
      return each(coordinates as Coordinates[][], at, ringViolations);
    case 'MultiPolygon':
      return each(coordinates as Coordinates[][][], at, (rings, polygon) =>
        each(rings, polygon, ringViolations),
      );
    default:
      return [];
  }
}

/** Longitude -180 to 180, latitude -90 to 90. */
export function positionViolations(position: Coordinates, path: string): string[] {
  const [lon = NaN, lat = NaN] = position;
  return [...rangeViolations(lon, 180, `${path}[0]`), ...rangeViolations(lat, 90, `${path}[1]`)];
}

/** A ring repeats its first position as its last. */
function ringViolations(ring: readonly Coordinates[], path: string): string[] {
  const [first = [], last = []] = [ring[0], ring.at(-1)];
  const isClosed = first[0] === last[0] && first[1] === last[1];
  return [...(isClosed ? [] : [`${path} must end where it begins`]), ...each(ring, path, positionViolations)];
}

/** A number no further from zero than `limit`. */
export function rangeViolations(value: number, limit: number, path: string): string[] {
  if (value < -limit) return [`${path} must be >= -${limit}`];
  return value > limit ? [`${path} must be <= ${limit}`] : [];
}

/** The violations of all items of a list, each with its index in its path. */
export function each<Item>(
  items: readonly Item[],
  path: string,
  check: (item: Item, path: string) => string[],
): string[] {
  return items.flatMap((item, index) => check(item, `${path}[${index}]`));
}
