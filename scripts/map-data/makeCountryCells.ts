/**
 * Makes `sandbox/world/geography/countryCells.ts` from the borders of Natural Earth:
 * `npx tsx scripts/map-data/makeCountryCells.ts`. Run it when the list of countries changes; the world itself needs no
 * map at run time.
 */
import {writeFileSync} from 'node:fs';
import type {Feature, MultiPolygon, Polygon, Position} from 'geojson';
import {isInsideRing, ringHectares} from '../../sandbox/geometry/ring';
import {countries} from '../../sandbox/world/alerts/zones/countries';
import {readCountries} from './atlas';

type Borders = Feature<Polygon | MultiPolygon, {name: string}>;

/** Names of the map that are not those of the country table. */
const mapNames: Readonly<Record<string, string>> = {
  AG: 'Antigua and Barb.',
  BA: 'Bosnia and Herz.',
  CD: 'Dem. Rep. Congo',
  CF: 'Central African Rep.',
  CG: 'Congo',
  CV: 'Cabo Verde',
  DO: 'Dominican Rep.',
  KN: 'St. Kitts and Nevis',
  LC: 'Saint Lucia',
  MK: 'Macedonia',
  PF: 'Fr. Polynesia',
  SB: 'Solomon Is.',
  ST: 'São Tomé and Principe',
  SZ: 'eSwatini',
  TR: 'Turkey',
  TT: 'Trinidad and Tobago',
  US: 'United States of America',
  VC: 'St. Vin. and Gren.',
};
const SAMPLES = 5;

const {features: borders} = await readCountries();
const owners = new Map<number, Map<string, number>>();

for (const {code, name} of countries.values()) {
  const country = borders.find(({properties}) => properties.name === (mapNames[code] ?? name));
  if (!country) throw new Error(`The map has no country named "${mapNames[code] ?? name}" for ${code}.`);
  for (const part of partsOf(country)) countCells(code, part);
}

const cells: (string | undefined)[] = Array.from({length: 360 * 180}, (_, cell) => largest(owners.get(cell)));
// A country too small to own a cell gets the one that its largest part lies in.
for (const code of countries.keys()) {
  if (cells.includes(code)) continue;
  const country = borders.find(
    ({properties}) => properties.name === (mapNames[code] ?? countries.get(code)?.name),
  );
  const [lon, lat] = (partsOf(country as Borders)[0] as Position[])[0] as [number, number];
  cells[cellOf(lon, lat)] = code;
}
for (const code of countries.keys())
  if (!cells.includes(code)) throw new Error(`${code} has lost its only cell.`);

const rows = Array.from({length: 180}, (_, row) => runs(cells.slice(row * 360, row * 360 + 360)));
writeFileSync(
  new URL('../../sandbox/world/geography/countryCells.ts', import.meta.url),
  `// Made by scripts/map-data/makeCountryCells.ts from Natural Earth borders (public domain). Do not edit.

/**
 * The country of each cell of one degree, a row for each degree of latitude from the north, each row from 180° W: runs
 * of a country's code (nothing for the sea) and how many cells it goes on for.
 */
export const COUNTRY_CELLS = \`
${rows.join('\n')}
\`;
`,
);

function partsOf({geometry}: Borders): Position[][] {
  const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return parts.map((rings) => rings[0] as Position[]).sort((a, b) => ringHectares(b) - ringHectares(a));
}

function countCells(code: string, ring: Position[]): void {
  const lons = ring.map(([lon]) => lon as number);
  const lats = ring.map(([, lat]) => lat as number);
  for (let lon = Math.floor(Math.min(...lons)); lon < Math.max(...lons); lon++)
    for (let lat = Math.floor(Math.min(...lats)); lat < Math.max(...lats); lat++) {
      let hits = 0;
      for (let i = 0; i < SAMPLES * SAMPLES; i++) {
        const east = lon + ((i % SAMPLES) + 0.5) / SAMPLES;
        const north = lat + (Math.floor(i / SAMPLES) + 0.5) / SAMPLES;
        if (isInsideRing(ring, [east, north])) hits++;
      }
      if (hits === 0) continue;
      const cell = cellOf(lon + 0.5, lat + 0.5);
      const counts = owners.get(cell) ?? new Map<string, number>();
      owners.set(cell, counts.set(code, (counts.get(code) ?? 0) + hits));
    }
}

function cellOf(lon: number, lat: number): number {
  const column = Math.min(359, Math.max(0, Math.floor(lon + 180)));
  return Math.min(179, Math.max(0, Math.floor(90 - lat))) * 360 + column;
}

function largest(counts: Map<string, number> | undefined): string | undefined {
  return [...(counts ?? [])].sort((a, b) => b[1] - a[1])[0]?.[0];
}

function runs(row: (string | undefined)[]): string {
  let text = '';
  for (let from = 0; from < row.length;) {
    let to = from;
    while (to < row.length && row[to] === row[from]) to++;
    text += `${row[from] ?? ''}${to - from} `;
    from = to;
  }
  return text.trim();
}
