import type {FeatureCollection, Point} from 'geojson';
import {feature} from 'topojson-client';
import type {GeometryObject, Topology} from 'topojson-specification';

type Place = readonly [name: string, lon: number, lat: number, size: number];

export interface BaseData {
  readonly land: GeoJSON.Feature;
  readonly borders: GeoJSON.Feature;
  readonly states: GeoJSON.Feature;
}
export interface BaseNames {
  readonly countries: FeatureCollection<Point, {name: string; rank: number}>;
  readonly towns: FeatureCollection<Point, {name: string; rank: number}>;
}

/** Shapes of the base map, which `npm run map-data` has cut. @throws Error when the file cannot be had. */
export async function loadShapes(folder: string): Promise<BaseData> {
  const world = await read<Topology<Record<keyof BaseData, GeometryObject>>>(`${folder}/world.json`);
  const shape = (name: keyof BaseData) => feature(world, world.objects[name]) as GeoJSON.Feature;
  return {land: shape('land'), borders: shape('borders'), states: shape('states')};
}

/** Names of the base map. @throws Error when the file cannot be had. */
export async function loadNames(folder: string): Promise<BaseNames> {
  const {countries, towns} = await read<{countries: Place[]; towns: Place[]}>(`${folder}/places.json`);
  return {countries: points(countries), towns: points(towns)};
}

function points(places: readonly Place[]): BaseNames['towns'] {
  return {
    type: 'FeatureCollection',
    features: places.map(([name, lon, lat], rank) => ({
      type: 'Feature',
      geometry: {type: 'Point', coordinates: [lon, lat]},
      properties: {name, rank},
    })),
  };
}

async function read<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} could not be loaded: ${response.status}`);
  return (await response.json()) as T;
}
