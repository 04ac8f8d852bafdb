import type {Position} from 'geojson';
import type {GeoJSONStoreFeatures} from 'terra-draw';
import {fewestPositions, type DrawTool} from './types';

/** Terra Draw's names of its modes. */
export const modes = {points: 'point', line: 'linestring', polygon: 'polygon'} as const;

/** The id of a shape, and of the first of several points. Terra Draw takes an id of 0 for none. */
export const SHAPE_ID = 1;

/** Positions finer than this mean nothing to the platform; Terra Draw refuses finer ones. Digits after the point. */
const PRECISION = 7;

/** What Terra Draw keeps for positions; nothing as long as they are too few for a shape. */
export function toFeatures({kind, positions}: Pick<DrawTool, 'kind' | 'positions'>): GeoJSONStoreFeatures[] {
  const rounded = positions.map(([lon = 0, lat = 0]) => [round(lon), round(lat)]);
  if (rounded.length < fewestPositions[kind]) return [];
  const properties = {mode: modes[kind]};
  switch (kind) {
    case 'points':
      return rounded.map((coordinates, index) => ({
        type: 'Feature',
        id: SHAPE_ID + index,
        properties,
        geometry: {type: 'Point', coordinates},
      }));
    case 'line':
      return [
        {type: 'Feature', id: SHAPE_ID, properties, geometry: {type: 'LineString', coordinates: rounded}},
      ];
    case 'polygon': {
      const ring = [...rounded, rounded[0] as Position];
      return [{type: 'Feature', id: SHAPE_ID, properties, geometry: {type: 'Polygon', coordinates: [ring]}}];
    }
  }
}

/** The positions of what Terra Draw keeps: of points in the order of their ids, of a shape its own. */
export function toPositions(features: readonly GeoJSONStoreFeatures[]): Position[] {
  const own = features.filter(({properties}) =>
    Object.values(modes).some((mode) => mode === properties['mode']),
  );
  const points = own.flatMap(({id, geometry}) =>
    geometry.type === 'Point' ? [[Number(id), geometry.coordinates] as const] : [],
  );
  if (points.length > 0) return points.sort(([one], [other]) => one - other).map(([, position]) => position);
  const [geometry] = own.map((feature) => feature.geometry);
  if (geometry?.type === 'LineString') return geometry.coordinates;
  return geometry?.type === 'Polygon' ? (geometry.coordinates[0] ?? []).slice(0, -1) : [];
}

const round = (degrees: number) => Number(degrees.toFixed(PRECISION));
