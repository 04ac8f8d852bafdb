import {distanceMetres, type LonLat} from '../../../geometry/sphere';
import {nearestLand} from './land';
import {directions, Lattice} from './lattice';
import {streetName} from './roadNames';

/** A place on a road, as a waypoint was matched to it. */
export interface Matched {
  readonly place: LonLat;
  readonly landmass: number;
  /** The street's name. */
  readonly name: string;
  /** From the place that was asked for, in metres. */
  readonly distance: number;
}

/** A waypoint may lie so far off the coast: harbours do, the coast being drawn at 1:50 million. Metres. */
const REACH = 8000;
/** Streets towards the east and the north; those towards the west and the south are the neighbours'. */
const streets = [0, 2];

/** The nearest place on a street; `undefined` for a place out at sea. */
export function matchToRoad(seed: number, asked: LonLat): Matched | undefined {
  const ashore = nearestLand(asked, REACH);
  if (!ashore) return undefined;
  const lattice = new Lattice(seed, 0, ashore.landmass);
  const middle = lattice.crossingNear(ashore.place);
  const around = [middle, ...directions.map((_, direction) => lattice.neighbour(middle, direction))];
  const candidates = around.flatMap((crossing) =>
    streets.flatMap((direction) => {
      const [from, to] = [lattice.place(crossing), lattice.place(lattice.neighbour(crossing, direction))];
      if (!from || !to) return [];
      const place = nearestOn(from, to, ashore.place);
      const name = streetName(lattice.road(crossing, direction));
      return [{place, name, landmass: ashore.landmass, distance: distanceMetres(asked, place)}];
    }),
  );
  const fallback = {...ashore, name: '', distance: distanceMetres(asked, ashore.place)};
  return candidates.reduce<Matched>(
    (nearest, each) => (nearest.name === '' || each.distance < nearest.distance ? each : nearest),
    fallback,
  );
}

/** The place on a short straight stretch that is nearest to another place. */
function nearestOn(from: LonLat, to: LonLat, place: LonLat): LonLat {
  const narrowing = Math.cos((from[1] * Math.PI) / 180);
  const [x, y] = [(to[0] - from[0]) * narrowing, to[1] - from[1]];
  const [px, py] = [(place[0] - from[0]) * narrowing, place[1] - from[1]];
  const share = Math.min(1, Math.max(0, (px * x + py * y) / (x * x + y * y || 1)));
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
