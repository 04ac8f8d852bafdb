import {feature} from 'topojson-client';
import type {Atlas} from '../../base/atlas';
import type {MultiPolygon, Position} from 'geojson';

/**
 * The land of the world at 1:50 million (Natural Earth, public domain), each landmass as its rings: the coast, then
 * the shores of seas within it, such as the Caspian. Longitudes run on beyond 180 where a ring crosses the
 * antimeridian, so that no edge leads around the world.
 */
export function readLandmasses(atlas: Atlas): Position[][][] {
  const land = feature(atlas, atlas.objects.land).features[0]?.geometry as MultiPolygon | undefined;
  if (!land) throw new Error('world-atlas has no land.');
  return land.coordinates.map((rings) => rings.map((ring) => closed(unwrapped(ring))));
}

function unwrapped(ring: readonly Position[]): Position[] {
  let turns = 0;
  return ring.map(([lon = 0, lat = 0], index) => {
    const before = ring[index - 1]?.[0] ?? lon;
    if (lon - before > 180) turns -= 1;
    if (lon - before < -180) turns += 1;
    return [lon + turns * 360, lat];
  });
}

/** Antarctica's ring ends a whole turn from where it begins: it is closed over the pole. */
function closed(ring: Position[]): Position[] {
  const [first = [], last = []] = [ring[0], ring.at(-1)];
  if (first[0] === last[0]) return ring;
  return [...ring, [last[0] ?? 0, -90], [first[0] ?? 0, -90], first];
}
