import {ownValue} from '@site/src/base/ownValue';
import {foldName} from './foldName';
import type {PlaceIndex, PlaceRow, Suggestion} from './types';

/** Shorter names begin too many towns. */
const SHORTEST = 3;
const MOST = 6;
/** A name that begins more files than this is not looked for in all of them. */
const MOST_FILES = 4;

/** Reads a file of the site's folder of maps. @throws Error when it cannot be had */
export type ReadFile = <T>(name: string) => Promise<T>;

/**
 * The towns whose names begin with a text, the largest first: `bend`, `Bend, Oregon`, `christchurch nz`.
 *
 * @throws Error when a file cannot be had
 */
export async function findPlaces(text: string, read: ReadFile): Promise<readonly Suggestion[]> {
  const [namePart = '', ...regionParts] = text.split(',');
  const name = foldName(namePart);
  if (name.length < SHORTEST) return [];
  const index = await read<PlaceIndex>('places.json');
  const inRegion = await search(name, foldName(regionParts.join(' ')), index, read);
  if (inRegion.length > 0 || regionParts.length > 0) return inRegion;
  // Without a comma the last word may be the region.
  const words = name.split(' ');
  const region = words.pop() ?? '';
  return words.join(' ').length < SHORTEST ? [] : search(words.join(' '), region, index, read);
}

async function search(name: string, region: string, index: PlaceIndex, read: ReadFile) {
  const rows = await Promise.all(
    filesOf(name, index.starts).map((file) => read<readonly PlaceRow[]>(`places-${file}.json`)),
  );
  return rows
    .flat()
    .filter(([title]) => foldName(title).startsWith(name))
    .map((row) => ({row, regionText: regionTextOf(row[1], index.states)}))
    .filter(({row, regionText}) => isIn(region, `${row[1].replace('-', ' ')} ${regionText}`))
    .sort((one, other) => other.row[4] - one.row[4])
    .slice(0, MOST)
    .map(({row: [title, code, lon, lat], regionText}): Suggestion => ({
      id: [code, lon, lat].join(' '),
      title,
      note: regionText,
      position: [lon, lat],
    }));
}

/** The files in which names may begin with a text: a file reaches to where the next one starts. */
function filesOf(name: string, starts: readonly string[]): readonly number[] {
  return starts
    .map((_, file) => file)
    .filter((file) => {
      const [start = '', next] = [starts[file], starts[file + 1]];
      return start.slice(0, name.length) <= name && (next === undefined || next >= name);
    })
    .slice(0, MOST_FILES);
}

/** Whether each word that was typed begins a word of the region. */
function isIn(typed: string, region: string): boolean {
  const words = foldName(region).split(' ');
  return typed.split(' ').every((word) => words.some((each) => each.startsWith(word)));
}

const countries = new Intl.DisplayNames(['en'], {type: 'region'});

function regionTextOf(code: string, states: PlaceIndex['states']): string {
  const [country = '', state] = code.split('-');
  const name = countries.of(country) ?? country;
  return state === undefined ? name : `${ownValue(states, state) ?? state}, ${name}`;
}
