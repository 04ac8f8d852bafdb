import {geoEquirectangular} from 'd3-geo';
import {geoProject, geoStitch} from 'd3-geo-projection';
import type {FeatureCollection, MultiPolygon, Polygon} from 'geojson';
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {feature} from 'topojson-client';
import type {GeometryCollection, Topology} from 'topojson-specification';

export type Countries = FeatureCollection<Polygon | MultiPolygon, {name: string}>;
type Atlas<Name extends string> = Topology<Record<Name, GeometryCollection<{name: string}>>>;

const {resolve} = createRequire(import.meta.url);

/**
 * The countries of Natural Earth at 1:50 million, cut at 180° of longitude. The atlas draws Russia, Fiji and
 * Antarctica across that line, and a flat map would smear them over the whole world.
 */
export async function readCountries(): Promise<Countries> {
  const atlas = await read<'countries'>('world-atlas/countries-50m.json');
  const plate = geoEquirectangular()
    .scale(180 / Math.PI)
    .translate([0, 0])
    .reflectY(true)
    .precision(0);
  return geoProject(geoStitch(feature(atlas, atlas.objects.countries)), plate) as Countries;
}

/** The states of the United States, as the Census Bureau draws them at 1:10 million. */
export function readStates(): Promise<Atlas<'states'>> {
  return read<'states'>('us-atlas/states-10m.json');
}

/** Their counties; the first two digits of an id are the state's. */
export function readCounties(): Promise<Atlas<'counties'>> {
  return read<'counties'>('us-atlas/counties-10m.json');
}

async function read<Name extends string>(path: string): Promise<Atlas<Name>> {
  return JSON.parse(await readFile(resolve(path), 'utf8')) as Atlas<Name>;
}
