import {findCrossing} from './crossings';
import {positionViolations} from './geometryViolations';
import {isInsideRing, type Ring} from './ring';

/** So many edges of a hole are compared with the outer ring; a larger hole is sampled. */
const MOST_COMPARISONS = 20_000_000;

/**
 * What is wrong with a polygon beyond its shape: rings too short or open, coordinates out of range, rings that cross
 * themselves or each other, holes outside the outer ring.
 * @param pathOf - says where a ring stands in the request, such as `body.geometry.coordinates[1]`.
 */
export function polygonViolations(rings: readonly Ring[], pathOf: (ring: number) => string): string[] {
  const simple = rings.flatMap((ring, index) => ringViolations(ring, pathOf(index)));
  if (simple.length > 0) return simple;
  const crossing = findCrossing(rings);
  if (crossing === 'too intricate')
    return [`${pathOf(0)} is too intricate to be checked; simplify the boundary`];
  if (crossing) {
    const {ring, other, near} = crossing;
    const itself = ring === other ? 'itself' : pathOf(other);
    return [`${pathOf(ring)} must not cross ${itself}, as it does near ${near.join(', ')}`];
  }
  const [outer = [], ...holes] = rings;
  return holes.flatMap((hole, index) =>
    isHoleInside(hole, outer) ? [] : [`${pathOf(index + 1)} must lie inside ${pathOf(0)}`],
  );
}

function ringViolations(ring: Ring, path: string): string[] {
  if (ring.length < 4) return [`${path} must have at least 4 positions`];
  const outOfRange = ring.flatMap((position, index) => positionViolations(position, `${path}[${index}]`));
  if (outOfRange.length > 0) return outOfRange;
  const [first, last] = [ring[0] ?? [], ring.at(-1) ?? []];
  const isClosed = first.length === last.length && first.every((value, axis) => value === last[axis]);
  if (!isClosed) return [`${path} must end where it begins`];
  const corners = new Set(ring.map(([lon, lat]) => `${lon} ${lat}`));
  return corners.size < 3 ? [`${path} must enclose an area`] : [];
}

/** Looks at the middles of edges: a hole may touch the outer ring with its corners. */
function isHoleInside(hole: Ring, outer: Ring): boolean {
  const stride = Math.ceil((hole.length * outer.length) / MOST_COMPARISONS);
  for (let index = 1; index < hole.length; index += stride) {
    const [[fromLon = 0, fromLat = 0] = [], [toLon = 0, toLat = 0] = []] = [hole[index - 1], hole[index]];
    const isPoint = fromLon === toLon && fromLat === toLat;
    if (!isPoint && !isInsideRing(outer, [(fromLon + toLon) / 2, (fromLat + toLat) / 2])) return false;
  }
  return true;
}
