/** As much of a GeoJSON geometry as is looked at here; its shape has been held against the contract. */
export interface CheckedGeometry {
  readonly type: string;
  readonly coordinates: unknown;
}

type Coordinates = readonly number[];

/**
 * What JSON Schema cannot say of a geometry: longitudes and latitudes in range, rings that end where they begin.
 * @param place - where the geometry stands, such as `body.area`.
 * @returns sentences with their places; none when all is well.
 */
export function geometryViolations({type, coordinates}: CheckedGeometry, place: string): string[] {
  const at = `${place}.coordinates`;
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
export function positionViolations(position: Coordinates, place: string): string[] {
  const [lon = NaN, lat = NaN] = position;
  return [...rangeViolations(lon, 180, `${place}[0]`), ...rangeViolations(lat, 90, `${place}[1]`)];
}

/** A ring repeats its first position as its last. */
export function ringViolations(ring: readonly Coordinates[], place: string): string[] {
  const [first = [], last = []] = [ring[0], ring.at(-1)];
  const isClosed = first[0] === last[0] && first[1] === last[1];
  return [
    ...(isClosed ? [] : [`${place} must end where it begins`]),
    ...each(ring, place, positionViolations),
  ];
}

/** A number no further from zero than `limit`. */
export function rangeViolations(value: number, limit: number, place: string): string[] {
  if (value < -limit) return [`${place} must be >= -${limit}`];
  return value > limit ? [`${place} must be <= ${limit}`] : [];
}

/** The violations of all items of a list, each with its index in its place. */
export function each<Item>(
  items: readonly Item[],
  place: string,
  check: (item: Item, place: string) => string[],
): string[] {
  return items.flatMap((item, index) => check(item, `${place}[${index}]`));
}
