import type {Geometry, Position} from 'geojson';
import {findFeatures} from '../../src/map/geojson/findFeatures';
import type {MapColour} from '../../src/map/base/palette';
import type {FeaturesLayer} from '../../src/map/layers/types';
import type {Reader} from './types';

/** What a response holds, as a layer. @param label names all of it; without one the response's own names stand */
export function layerOf(id: string, colour: MapColour, response: unknown, label?: string): FeaturesLayer {
  const features = findFeatures(response).map((feature) => ({
    ...feature,
    properties: label === undefined ? feature.properties : {label},
  }));
  return {kind: 'features', id, colour, features: {type: 'FeatureCollection', features}};
}

/** Geometries without a name. */
export function plainLayer(id: string, colour: MapColour, geometries: readonly Geometry[]): FeaturesLayer {
  return layerOf(id, colour, geometries, '');
}

/** A line through positions in their order. */
export function lineThrough(coordinates: Position[]): Geometry {
  return {type: 'LineString', coordinates};
}

/** The story's fire as incident teams report it. */
export async function ridgeCreekFire(read: Reader): Promise<FeaturesLayer> {
  const {features} = await read<{features: {properties: {name: string}}[]}>(
    '/firezones/v2/geography/US/nifc',
  );
  const fire = features.filter(({properties}) => properties.name === 'Ridge Creek Fire');
  if (fire.length === 0)
    throw new Error('The Ridge Creek Fire does not burn: is the clock at the story’s time?');
  return layerOf('fire', 'fire', fire);
}
