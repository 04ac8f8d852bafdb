import type {Feature, FeatureCollection, Geometry, Position} from 'geojson';
import type {MapProperties} from './types';
import {boundsOf} from './bounds';

/** Smaller than this a shape is not seen, in pixels. */
const LEAST_PIXELS = 10;
const WORLD_PIXELS = 512;
const zoomWhereSeen = (degrees: number) =>
  Math.log2((LEAST_PIXELS * 360) / (WORLD_PIXELS * Math.max(degrees, 1e-6)));

/** A point that has the name of the shape with the index `of`, and stands for it up to the zoom `until`. */
export interface MarkProperties extends MapProperties {
  readonly of?: number;
  readonly until?: number;
}

/**
 * Features with a point for each area and line after them, in their order: a fire on a map of the world is less than
 * a pixel. Indices of the features stay what they are.
 */
export function withMarks(
  features: FeatureCollection<Geometry, MapProperties>,
): FeatureCollection<Geometry, MarkProperties> {
  const marks = features.features.flatMap((feature, index) => {
    const mark = markOf(feature, index);
    return mark ? [mark] : [];
  });
  return {...features, features: [...features.features, ...marks]};
}

function markOf({geometry, properties}: Feature<Geometry, MapProperties>, of: number) {
  if (geometry.type === 'Point' || geometry.type === 'MultiPoint') return undefined;
  const box = boundsOf([geometry]);
  if (!box) return undefined;
  const [west, south, east, north] = box;
  const mark: Feature<Geometry, MarkProperties> = {
    type: 'Feature',
    geometry: {type: 'Point', coordinates: middleOf(geometry) ?? [(west + east) / 2, (south + north) / 2]},
    properties: {
      of,
      until: zoomWhereSeen(Math.max(east - west, north - south)),
      ...(properties?.label !== undefined && {label: properties.label}),
      ...(properties?.colour !== undefined && {colour: properties.colour}),
    },
  };
  return mark;
}

/** A line's mark lies on the line. */
function middleOf(geometry: Geometry): Position | undefined {
  if (geometry.type !== 'LineString') return undefined;
  return geometry.coordinates[Math.floor(geometry.coordinates.length / 2)];
}
