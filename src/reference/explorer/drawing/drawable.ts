import {isList} from '@site/src/openapi/document/isList';
import {isObject} from '@site/src/openapi/document/isObject';
import type {Json, JsonObject} from '@site/src/openapi/document/types';
import type {DrawTool} from '@site/src/map';
import {ownValue} from '@site/src/base/ownValue';

type Positions = DrawTool['positions'];

/** What can be drawn instead of written. */
export interface Drawable extends Pick<DrawTool, 'kind' | 'positions' | 'most'> {
  /** The same with other positions. */
  readonly write: (positions: Positions) => string;
}

/** Most waypoints of a route, as the contract says. */
const MOST_WAYPOINTS = 25;

/** A parameter that takes positions: `longitude,latitude`, several of them with semicolons between. */
export function drawableParameter(name: string, value: string): Drawable | undefined {
  const most = ownValue({coordinates: 1, waypoints: MOST_WAYPOINTS}, name);
  if (most === undefined) return undefined;
  const positions = value
    .split(';')
    .map((position) => position.split(',').map(Number))
    .filter((position) => position.length === 2 && position.every(Number.isFinite));
  return {
    kind: 'points',
    positions,
    most,
    write: (next) => next.map(([lon = 0, lat = 0]) => `${round(lon)},${round(lat)}`).join(';'),
  };
}

/** The first GeoJSON point, line or polygon of a body. */
export function drawableBody(body: Json | undefined, format: (body: Json) => string): Drawable | undefined {
  const found = body === undefined ? undefined : findGeometry(body, []);
  if (!found || body === undefined) return undefined;
  const {path, geometry} = found;
  const shape = shapes[geometry['type']];
  return {
    ...shape.read(geometry['coordinates']),
    write: (next) =>
      format(replaced(body, path, {...geometry, coordinates: shape.write(next, geometry['coordinates'])})),
  };
}

const shapes = {
  Point: {
    read: (at: Json | undefined) => ({kind: 'points' as const, positions: [lonLat(at)], most: 1}),
    write: ([position]: Positions, before: Json | undefined): Json => written(position, before),
  },
  LineString: {
    read: (line: Json | undefined) => ({kind: 'line' as const, positions: list(line).map(lonLat)}),
    write: (positions: Positions, before: Json | undefined): Json =>
      positions.map((each, index) => written(each, list(before)[index])),
  },
  Polygon: {
    read: (rings: Json | undefined) => ({
      kind: 'polygon' as const,
      positions: list(list(rings)[0]).slice(0, -1).map(lonLat),
    }),
    // Holes stay.
    write: (positions: Positions, before: Json | undefined): Json => {
      const [outer, ...holes] = list(before);
      const ring = positions.map((each, index) => written(each, list(outer)[index]));
      return [[...ring, ...ring.slice(0, 1)], ...holes];
    },
  },
};

type ShapeName = keyof typeof shapes;
type Drawn = JsonObject & {readonly type: ShapeName};

const isDrawn = (value: JsonObject): value is Drawn =>
  typeof value['type'] === 'string' && Object.hasOwn(shapes, value['type']);

function findGeometry(
  value: Json,
  path: readonly (string | number)[],
): {readonly path: readonly (string | number)[]; readonly geometry: Drawn} | undefined {
  if (isObject(value) && isDrawn(value) && Array.isArray(value['coordinates']))
    return {path, geometry: value};
  const children: readonly (readonly [string | number, Json])[] = Array.isArray(value)
    ? value.map((each, index) => [index, each] as const)
    : isObject(value)
      ? Object.entries(value)
      : [];
  for (const [key, child] of children) {
    const found = findGeometry(child, [...path, key]);
    if (found) return found;
  }
  return undefined;
}

function replaced(value: Json, [key, ...path]: readonly (string | number)[], next: Json): Json {
  if (key === undefined) return next;
  if (isList(value)) return value.map((each, index) => (index === key ? replaced(each, path, next) : each));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, name === key ? replaced(each, path, next) : each]),
  );
}

/** A map says nothing of altitude: the one that stood there stays. */
function written([lon = 0, lat = 0]: Positions[number] = [], before: Json | undefined): Json {
  return [round(lon), round(lat), ...list(before).slice(2)];
}

const list = (value: Json | undefined): readonly Json[] => (isList(value) ? value : []);
const lonLat = (value: Json | undefined) => list(value).slice(0, 2).map(Number);
const round = (degrees: number) => Number(degrees.toFixed(6));
