import polyline from '@mapbox/polyline';
import type {Feature, GeoJsonProperties, Geometry, Position} from 'geojson';
import {ownValue} from '@site/src/base/ownValue';
import type {MapColour} from '../base/palette';
import {findMeaning, meaningColours, type Meaning} from './meaning';

type Json = Readonly<Record<string, unknown>>;

/** A point, line or area in a response, with the name that stands nearest to it. */
export type FoundFeature = Feature<
  Geometry,
  {label?: string; colour?: MapColour; meaning?: Meaning; [property: string]: unknown}
>;

/** What a geometry belongs to, as far as it is known. */
interface Owner {
  readonly label?: string | undefined;
  readonly meaning?: Meaning | undefined;
}

/** Past so many features a small map shows nothing but ink. */
const MOST_FEATURES = 2000;
const DEEPEST = 12;
/** What an object is called, the best name first. */
const nameKeys = [
  'objectName',
  'areaName',
  'restrictionName',
  'headlineText',
  'name',
  'description',
  'title',
  // What a part of a flight plan is: "takeoff", "waypoint".
  'role',
  'objectId',
  'areaId',
  'restrictionId',
  'routeId',
  'droneId',
  'id',
];
/** Where the platform writes a bare position: waypoints of routes, segments of plans. */
const positionKeys = ['location', 'position'];
/** How deep the numbers lie in the coordinates of a kind of geometry. */
const depths = new Map([
  ['Point', 1],
  ['MultiPoint', 2],
  ['LineString', 2],
  ['MultiLineString', 3],
  ['Polygon', 3],
  ['MultiPolygon', 4],
]);

/**
 * Everything in a response that lies somewhere: GeoJSON at any depth, encoded polylines (precision 5) in `geometry`,
 * positions in `location` and `position`. What has a geometry of its own is not searched for more: the legs of a
 * route are in its line already.
 */
export function findFeatures(response: unknown): FoundFeature[] {
  const found: FoundFeature[] = [];
  search(response, {}, 0, found);
  return found;
}

function search(value: unknown, owner: Owner, depth: number, found: FoundFeature[]): void {
  if (found.length >= MOST_FEATURES || depth > DEEPEST || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const each of value) search(each, owner, depth + 1, found);
    return;
  }
  const object = value as Json;
  const bare = asGeometry(object);
  if (bare) {
    found.push(toFeature(bare, owner, {}));
    return;
  }
  const properties = object.type === 'Feature' ? asObject(object.properties) : object;
  const own = {
    label: nameOf(properties) ?? nameOf(object) ?? owner.label,
    meaning: findMeaning(properties) ?? findMeaning(object) ?? owner.meaning,
  };
  const geometry = asGeometry(object.geometry) ?? asLine(object.geometry) ?? asPoint(object);
  if (geometry) {
    found.push(toFeature(geometry, own, scalars(properties)));
    return;
  }
  for (const child of Object.values(object)) search(child, own, depth + 1, found);
}

function toFeature(geometry: Geometry, {label, meaning}: Owner, properties: GeoJsonProperties): FoundFeature {
  const own = {
    ...(label !== undefined && {label}),
    ...(meaning !== undefined && {meaning, colour: meaningColours[meaning]}),
  };
  return {type: 'Feature', geometry, properties: {...properties, ...own}};
}

function asGeometry(value: unknown): Geometry | undefined {
  const {type, coordinates, geometries} = asObject(value);
  if (type === 'GeometryCollection' && Array.isArray(geometries)) {
    const parts = geometries.flatMap((part) => asGeometry(part) ?? []);
    return parts.length > 0 ? {type, geometries: parts} : undefined;
  }
  const numbersAt = typeof type === 'string' ? depths.get(type) : undefined;
  // A response can be anything: MapLibre would stop at a coordinate that is no number.
  if (numbersAt === undefined || !areNumbers(coordinates, numbersAt)) return undefined;
  return {type, coordinates} as Geometry;
}

function asLine(value: unknown): Geometry | undefined {
  if (typeof value !== 'string' || !/^[?-~]{4,}$/.test(value)) return undefined;
  const coordinates = polyline.decode(value).map(([lat, lon]): Position => [lon, lat]);
  return coordinates.length > 1 && coordinates.every(isOnEarth)
    ? {type: 'LineString', coordinates}
    : undefined;
}

function asPoint(object: Json): Geometry | undefined {
  const position = positionKeys.map((key) => ownValue(object, key)).find(isPosition);
  return position && {type: 'Point', coordinates: position};
}

function isPosition(value: unknown): value is Position {
  return areNumbers(value, 1) && isOnEarth(value as Position) && (value as Position).length <= 3;
}

function isOnEarth([lon = NaN, lat = NaN]: readonly number[]): boolean {
  return Math.abs(lon) <= 180 && Math.abs(lat) <= 90;
}

/** Whether this is lists of lists of numbers, so many levels deep; a position has at least two. */
function areNumbers(values: unknown, depth: number): boolean {
  if (!Array.isArray(values) || values.length < (depth === 1 ? 2 : 1)) return false;
  return values.every((value) => (depth === 1 ? Number.isFinite(value) : areNumbers(value, depth - 1)));
}

function nameOf(object: Json): string | undefined {
  const name = nameKeys
    .map((key) => ownValue(object, key))
    .find((each) => typeof each === 'string' && each !== '');
  return name as string | undefined;
}

function scalars(object: Json): GeoJsonProperties {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => typeof value !== 'object'));
}

function asObject(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}
