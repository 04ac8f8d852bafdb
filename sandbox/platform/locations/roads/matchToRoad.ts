import {distanceMetres, type LonLat} from '../../../geometry/sphere';
import {directions, Lattice, type Ground} from './lattice';
import {streetName} from './roadNames';

/** A position on a road, as a waypoint was matched to it. */
export interface Matched {
  readonly position: LonLat;
  readonly landmass: number;
  /** The street's name. */
  readonly name: string;
  /** From the position that was asked for, in metres. */
  readonly distance: number;
}

/** A waypoint may lie so far off the coast: harbours do, the coast being drawn at 1:50 million. Metres. */
const REACH = 8000;
/** Streets towards the east and the north; those towards the west and the south are the neighbours'. */
const streets = [0, 2];

/** The nearest position on a street; `undefined` for a position out at sea. */
export function matchToRoad(ground: Ground, asked: LonLat): Matched | undefined {
  const ashore = ground.land.findNear(asked, REACH);
  if (!ashore) return undefined;
  const lattice = new Lattice(ground, 0, ashore.landmass);
  const middle = lattice.crossingNear(ashore.position);
  const around = [middle, ...directions.map((_, direction) => lattice.neighbour(middle, direction))];
  const candidates = around.flatMap((crossing) =>
    streets.flatMap((direction) => {
      const [from, to] = [
        lattice.position(crossing),
        lattice.position(lattice.neighbour(crossing, direction)),
      ];
      if (!from || !to) return [];
      const position = nearestOn(from, to, ashore.position);
      const name = streetName(lattice.road(crossing, direction));
      return [{position, name, landmass: ashore.landmass, distance: distanceMetres(asked, position)}];
    }),
  );
  const fallback = {...ashore, name: '', distance: distanceMetres(asked, ashore.position)};
  return candidates.reduce<Matched>(
    (nearest, each) => (nearest.name === '' || each.distance < nearest.distance ? each : nearest),
    fallback,
  );
}

/** The position on a short straight stretch that is nearest to another position. */
function nearestOn(from: LonLat, to: LonLat, position: LonLat): LonLat {
  const narrowing = Math.cos((from[1] * Math.PI) / 180);
  const [x, y] = [(to[0] - from[0]) * narrowing, to[1] - from[1]];
  const [px, py] = [(position[0] - from[0]) * narrowing, position[1] - from[1]];
  const share = Math.min(1, Math.max(0, (px * x + py * y) / (x * x + y * y || 1)));
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
