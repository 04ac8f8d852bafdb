import {merge, mesh} from 'topojson-client';
import {topology} from 'topojson-server';
import type {
  GeometryCollection,
  MultiLineString as Lines,
  MultiPolygon,
  Polygon,
  Topology,
} from 'topojson-specification';
import {readCountries, readCounties, readStates} from './atlas';

export type World = Topology<{land: MultiPolygon; borders: Lines; states: Lines}>;

/** Steps of the grid that positions are rounded to: some 400 m at the equator, finer than the atlas is. */
const STEPS = 1e5;

/**
 * Coasts, borders between countries, and borders between the states of the United States: what the base map draws,
 * as one TopoJSON document in degrees.
 */
export async function cutWorld(): Promise<World> {
  const countries = await readCountries();
  const parts = topology({countries}, STEPS) as Topology<{countries: GeometryCollection}>;
  const shapes = parts.objects.countries.geometries as (Polygon | MultiPolygon)[];
  const atlas = await readStates();
  return topology(
    {
      land: merge(parts, shapes),
      borders: mesh(parts, parts.objects.countries, (one, other) => one !== other),
      states: mesh(atlas, atlas.objects.states, (one, other) => one !== other),
    },
    STEPS,
  ) as unknown as World;
}

/** Lines between the counties of a state: a line between states is among the shapes of the world. */
export async function cutCounties(): Promise<Topology<{counties: Lines}>> {
  const atlas = await readCounties();
  const stateOf = ({id}: {id?: string | number}) => String(id).slice(0, 2);
  const counties = mesh(
    atlas,
    atlas.objects.counties,
    (one, other) => one !== other && stateOf(one) === stateOf(other),
  );
  return topology({counties}, STEPS) as unknown as Topology<{counties: Lines}>;
}
