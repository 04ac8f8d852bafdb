import type {GeoJSONSource, Map as Drawing} from 'maplibre-gl';
import {COUNTIES_FROM, TOWNS_FROM} from './baseStyle';
import {graticule} from './graticule';
import {loadCounties, loadSquares, loadTowns} from './loadBase';
import {squaresIn} from './squares';

/** The counties of the United States lie within. */
const unitedStates = {west: -180, south: 17, east: -64, north: 72};
/** How far figures stand from the edges of a map, in pixels. */
const MARGIN = 6;

export interface Following {
  /** Whether all that the view needs has been drawn or could not be had. */
  readonly isComplete: () => boolean;
}

/**
 * Gives the base map what only a view of a small scale shows: a finer graticule, the lines of counties and small towns.
 * Each file is loaded when it first comes into sight.
 */
export function followView(map: Drawing, folder: string): Following {
  const towns = new Map<string, Awaited<ReturnType<typeof loadTowns>>['features']>();
  let squares: Promise<ReadonlySet<string>> | undefined;
  let counties: Promise<void> | undefined;
  let pending = 0;

  function follow(): void {
    drawGraticule(map);
    if (map.getZoom() >= COUNTIES_FROM && isInUnitedStates(map)) counties ??= wait(drawCounties());
    if (map.getZoom() >= TOWNS_FROM) void wait(drawTowns());
  }

  async function drawCounties(): Promise<void> {
    await setData(map, 'counties', await loadCounties(folder));
  }

  async function drawTowns(): Promise<void> {
    squares ??= loadSquares(folder);
    const there = await squares;
    const missing = squaresIn(boundsOf(map)).filter((name) => there.has(name) && !towns.has(name));
    if (missing.length === 0) return;
    // Marked at once: the next movement must not ask for them again.
    for (const name of missing) towns.set(name, []);
    await Promise.all(missing.map(async (name) => towns.set(name, (await loadTowns(folder, name)).features)));
    await setData(map, 'small-towns', {type: 'FeatureCollection', features: [...towns.values()].flat()});
  }

  /** Without a network the map keeps what it has. */
  async function wait(work: Promise<void>): Promise<void> {
    pending++;
    await work.catch(() => undefined);
    pending--;
    if (map.style) map.triggerRepaint();
  }

  map.on('moveend', follow);
  map.on('resize', follow);
  follow();
  return {isComplete: () => pending === 0};
}

/** Draws the graticule of what is in sight. */
export function drawGraticule(map: Drawing): void {
  const corner = map.unproject([MARGIN, MARGIN]);
  const sight = {bounds: boundsOf(map), zoom: map.getZoom(), top: corner.lat, left: corner.lng};
  void setData(map, 'graticule', graticule(sight));
}

async function setData(map: Drawing, id: string, data: GeoJSON.GeoJSON): Promise<void> {
  // The map may have been closed meanwhile: it has no style then.
  if (map.style) await map.getSource<GeoJSONSource>(id)?.setData(data);
}

function boundsOf(map: Drawing): [number, number, number, number] {
  const [[west, south], [east, north]] = map.getBounds().toArray();
  return [west, south, east, north];
}

function isInUnitedStates(map: Drawing): boolean {
  const {lng, lat} = map.getCenter().wrap();
  const {west, south, east, north} = unitedStates;
  return lng > west && lng < east && lat > south && lat < north;
}
