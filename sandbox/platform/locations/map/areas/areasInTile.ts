import {lonNear, type LonLat} from '../../../../geometry/sphere';
import {between, chance, hash} from '../../../../world/frame/hash';
import {reachOf, townsIn, type Town} from '../../../../world/geography/townsIn';
import type {TileCoordinates} from '../../../shared/tiles/tileCoordinates';
import type {Ground} from '../../../../world/roads/ground';
import {boundsOf, isWithin, metresPerPixelOf, turnedTo, widened, type Bounds} from '../tileFrame';
import {outlineOf, towards, type Blot} from './outlineOf';

export interface MapArea {
  /** A reserve is a park far from towns. */
  readonly kind: 'built-up' | 'park' | 'reserve';
  /** Longitudes run on beyond 180 where the tile does. */
  readonly ring: readonly LonLat[];
}

/** What is smaller than so many pixels is left out. */
const SMALLEST_PIXELS = 2.5;
/** Corners of an outline: some eight pixels from each other, within these bounds. */
const [FEWEST_CORNERS, MOST_CORNERS, PIXELS_BETWEEN] = [10, 64, 8];
/** The largest town reaches no further, in metres. */
const LARGEST = 40_000;
/** At most one reserve for each square of so many degrees, in so many of them. */
const RESERVE_SQUARE = 0.5;
const RESERVE_SHARE = 0.3;

/** The built-up areas and parks that a tile shows, in the order in which they are drawn. */
export function* areasInTile(tile: TileCoordinates, ground: Ground): Generator<MapArea, void, undefined> {
  const bounds = boundsOf(tile);
  const metresPerPixel = metresPerPixelOf(tile);
  const towns = townsIn(widened(bounds, LARGEST)).filter(({position, people}) =>
    isSeen({centre: position, metres: reachOf(people), number: 0}),
  );
  const drawn = (kind: MapArea['kind'], blot: Blot): MapArea => {
    const corners = Math.round((blot.metres * 2 * Math.PI) / metresPerPixel / PIXELS_BETWEEN);
    const ring = outlineOf(blot, Math.min(MOST_CORNERS, Math.max(FEWEST_CORNERS, corners)), ground);
    return {kind, ring: ring.map((position) => turnedTo(bounds, position))};
  };
  for (const reserve of reservesIn(bounds, ground)) if (isSeen(reserve)) yield drawn('reserve', reserve);
  for (const town of towns) yield drawn('built-up', builtUp(town, ground));
  for (const town of towns)
    for (const park of parksOf(town, ground)) if (isSeen(park)) yield drawn('park', park);

  function isSeen({centre, metres}: Blot): boolean {
    if (metres < SMALLEST_PIXELS * metresPerPixel) return false;
    return isWithin(widened(bounds, 1.6 * metres), centre);
  }
}

function builtUp({position, people}: Town, {seed}: Ground): Blot {
  return {centre: position, metres: reachOf(people), number: numberOf(position, seed)};
}

/** The larger a town, the more parks it has; none in the sea. */
function* parksOf(town: Town, ground: Ground): Generator<Blot, void, undefined> {
  const {centre, metres, number} = builtUp(town, ground);
  const count = Math.round(2 * Math.log2(town.people / 1000));
  for (let park = 0; park < count; park++) {
    const far = metres * between(0.1, 1, number, park, 2);
    const at = towards(centre, between(0, 360, number, park, 3), far);
    if (ground.land.landmassAt(...at) === 0) continue;
    const size = Math.min(
      2000,
      between(90, 260, number, park, 4) + metres * between(0, 0.06, number, park, 5),
    );
    yield {centre: at, metres: size, number: hash(number, park, 6)};
  }
}

function* reservesIn(bounds: Bounds, {seed, land}: Ground): Generator<Blot, void, undefined> {
  const [west, south, east, north] = widened(bounds, 12_000).map((value) =>
    Math.floor(value / RESERVE_SQUARE),
  );
  const around = 360 / RESERVE_SQUARE;
  for (let column = west ?? 0; column <= (east ?? 0); column++)
    for (let row = south ?? 0; row <= (north ?? 0); row++) {
      const number = hash(seed, 94, ((column % around) + around) % around, row);
      if (chance(number, 1) > RESERVE_SHARE) continue;
      const lon = (column + chance(number, 2)) * RESERVE_SQUARE;
      const centre: LonLat = [lonNear(lon), (row + chance(number, 3)) * RESERVE_SQUARE];
      if (land.landmassAt(...centre) > 0) yield {centre, metres: between(2500, 9000, number, 4), number};
    }
}

const numberOf = ([lon, lat]: LonLat, seed: number) =>
  hash(seed, 95, Math.round(lon * 1000), Math.round(lat * 1000));
