import type {FeatureCollection, Point} from 'geojson';
import {feature} from 'topojson-client';
import type {GeometryObject, Topology} from 'topojson-specification';

type Place = readonly [name: string, lon: number, lat: number, size: number];

export interface BaseData {
  readonly land: GeoJSON.Feature;
  readonly borders: GeoJSON.Feature;
  readonly states: GeoJSON.Feature;
}
/** `rank` is 0 for the largest; `size` is inhabitants in thousands, or square degrees. */
type Names = FeatureCollection<Point, {name: string; rank: number; size: number}>;
export interface BaseNames {
  readonly countries: Names;
  readonly towns: Names;
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

/** The lines between counties of the United States. @throws Error when the file cannot be had. */
export async function loadCounties(folder: string): Promise<GeoJSON.Feature> {
  const atlas = await read<Topology<{counties: GeometryObject}>>(`${folder}/near/counties.json`);
  return feature(atlas, atlas.objects.counties) as GeoJSON.Feature;
}

/** The squares of `squaresIn` that have towns. @throws Error when the file cannot be had. */
export async function loadSquares(folder: string): Promise<ReadonlySet<string>> {
  return new Set(await read<string[]>(`${folder}/near/squares.json`));
}

/** The small towns of a square. @throws Error when the file cannot be had. */
export async function loadTowns(folder: string, square: string): Promise<Names> {
  return points(await read<Place[]>(`${folder}/near/towns-${square}.json`));
}

function points(places: readonly Place[]): Names {
  return {
    type: 'FeatureCollection',
    features: places.map(([name, lon, lat, size], rank) => ({
      type: 'Feature',
      geometry: {type: 'Point', coordinates: [lon, lat]},
      properties: {name, rank, size},
    })),
  };
}

async function read<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} could not be loaded: ${response.status}`);
  return (await response.json()) as T;
}
