import type {Polygon, Position} from 'geojson';

/** How a boundary is written. */
export type BoundaryFormat = 'geojson' | 'wkt';

/** The outer ring as it is drawn: its last position is not the first once more. */
export function outerPositions({coordinates}: Polygon): readonly Position[] {
  return (coordinates[0] ?? []).slice(0, -1);
}

/** A polygon whose outer ring is another; holes stay. */
export function withOuterRing(positions: readonly Position[], before: Polygon | undefined): Polygon {
  const ring = positions.length > 0 ? [...positions, positions[0] as Position] : [];
  return {type: 'Polygon', coordinates: [ring, ...(before?.coordinates.slice(1) ?? [])]};
}

/** A boundary as text, for other programs. */
export async function writeBoundary(polygon: Polygon, format: BoundaryFormat): Promise<string> {
  if (format === 'geojson') return JSON.stringify(polygon);
  const {geojsonToWKT} = await import('@terraformer/wkt');
  return geojsonToWKT(polygon);
}

/**
 * Reads a boundary: well-known text, or GeoJSON, be it a polygon, a feature or a collection of one feature.
 * Undefined for what is no polygon.
 */
export async function readBoundary(text: string): Promise<Polygon | undefined> {
  const value = text.trimStart().startsWith('{') ? parseJson(text) : await parseWkt(text);
  return findPolygon(value);
}

function findPolygon(value: unknown): Polygon | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const {type, coordinates, geometry, features} = value as Partial<Record<string, unknown>>;
  if (type === 'Polygon') return isPolygon(coordinates) ? {type, coordinates} : undefined;
  if (type === 'Feature') return findPolygon(geometry);
  return Array.isArray(features) && features.length === 1 ? findPolygon(features[0]) : undefined;
}

function isPolygon(coordinates: unknown): coordinates is Position[][] {
  const isPosition = (value: unknown) =>
    Array.isArray(value) && value.length >= 2 && value.every((number) => Number.isFinite(number));
  const isRing = (value: unknown) => Array.isArray(value) && value.length >= 4 && value.every(isPosition);
  return Array.isArray(coordinates) && coordinates.length > 0 && coordinates.every(isRing);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function parseWkt(text: string): Promise<unknown> {
  const {wktToGeoJSON} = await import('@terraformer/wkt');
  try {
    return wktToGeoJSON(text.trim().toUpperCase());
  } catch {
    return undefined;
  }
}
