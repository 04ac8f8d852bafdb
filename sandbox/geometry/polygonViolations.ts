import {boxOf, touch, type Box} from './box';
import {findCrossing, type Touch} from './crossings';
import {each, positionViolations} from './geometryViolations';
import {isInsideRing, type Ring, type Rings} from './ring';

/** How many edges of a ring are compared with another ring; a larger ring is sampled. */
const MOST_COMPARISONS = 20_000_000;
/** Each ring is compared with each other one, whether one lies inside the other. */
const MOST_RINGS = 2000;

/**
 * What is wrong with a polygon beyond its shape, by the rules of OGC's simple features: rings too short or open,
 * positions out of range or of mixed dimension, rings that cross themselves or each other, holes outside the outer ring
 * or in each other, holes that cut the area apart, and edges over the antimeridian.
 * @param pathOf - says where a ring stands in the request, such as `body.geometry.coordinates[1]`.
 */
export function polygonViolations(rings: Rings, pathOf: (ring: number) => string): string[] {
  const simple = rings.flatMap((ring, index) => ringViolations(ring, pathOf(index)));
  if (simple.length > 0) return simple;
  const mixed = dimensionViolations(rings, pathOf);
  if (mixed.length > 0) return mixed;
  const touches: Touch[] = [];
  const crossing = crossingViolations(rings, pathOf, touches);
  if (crossing.length > 0) return crossing;
  const boxes = rings.map(boxOf);
  const nested = rings.flatMap((hole, index) => holeViolations(hole, index, {rings, boxes}, pathOf));
  return nested.length > 0 ? nested : cutViolations(touches, pathOf);
}

/**
 * The same of several polygons, which may not overlap, lie in each other or share an edge; they may touch in points.
 * @param path - where they stand in the request, such as `body.geometry.coordinates`.
 */
export function multiPolygonViolations(polygons: readonly Rings[], path: string): string[] {
  const single = each(polygons, path, (rings, polygon) =>
    polygonViolations(rings, (ring) => `${polygon}[${ring}]`),
  );
  if (single.length > 0 || polygons.length < 2) return single;
  const paths = polygons.flatMap((rings, polygon) => rings.map((_, ring) => `${path}[${polygon}][${ring}]`));
  const crossing = crossingViolations(polygons.flat(), (ring) => paths[ring] ?? path, []);
  return crossing.length > 0 ? crossing : shellViolations(polygons, path);
}

function ringViolations(ring: Ring, path: string): string[] {
  if (ring.length < 4) return [`${path} must have at least 4 positions`];
  const outOfRange = each(ring, path, positionViolations);
  if (outOfRange.length > 0) return outOfRange;
  const [first, last] = [ring[0] ?? [], ring.at(-1) ?? []];
  const isClosed = first.length === last.length && first.every((value, axis) => value === last[axis]);
  if (!isClosed) return [`${path} must end where it begins`];
  const corners = new Set(ring.map(([lon, lat]) => `${lon} ${lat}`));
  return corners.size < 3 ? [`${path} must enclose an area`] : leapViolations(ring, path);
}

/**
 * An edge over more than half of the world is nearly always one over the antimeridian, and the polygon would be all the
 * rest of the world. RFC 7946, section 3.1.9, splits such an area.
 */
function leapViolations(ring: Ring, path: string): string[] {
  const leap = ring.findIndex(([lon = 0], index) => Math.abs(lon - (ring[index - 1]?.[0] ?? lon)) > 180);
  return leap === -1
    ? []
    : [
        `${path}[${leap}] is more than 180° of longitude from the position before; ` +
          'split an area over the antimeridian there, into two polygons',
      ];
}

/** Altitudes stand in all positions or in none: notations that know only one of the two would lose them. */
export function dimensionViolations(rings: Rings, pathOf: (ring: number) => string): string[] {
  const length = rings[0]?.[0]?.length ?? 0;
  return rings.flatMap((ring, index) => {
    const other = ring.findIndex((position) => position.length !== length);
    return other === -1
      ? []
      : [`${pathOf(index)}[${other}] must have ${length} numbers, like the first position`];
  });
}

function crossingViolations(rings: Rings, pathOf: (ring: number) => string, touches: Touch[]): string[] {
  const crossing = rings.length > MOST_RINGS ? 'too intricate' : findCrossing(rings, touches);
  if (crossing === 'too intricate')
    return [`${pathOf(0)} is too intricate to be checked; simplify the boundary`];
  if (!crossing) return [];
  const {ring, other, near} = crossing;
  const itself = ring === other ? 'itself' : pathOf(other);
  return [`${pathOf(ring)} must not cross ${itself}, as it does near ${near.join(', ')}`];
}

function holeViolations(
  hole: Ring,
  index: number,
  {rings, boxes}: {readonly rings: Rings; readonly boxes: readonly Box[]},
  pathOf: (ring: number) => string,
): string[] {
  if (index === 0) return [];
  if (!isRingInside(hole, rings[0] ?? [])) return [`${pathOf(index)} must lie inside ${pathOf(0)}`];
  const box = boxes[index] as Box;
  const around = rings.findIndex(
    (other, ring) =>
      ring > 0 && ring !== index && touch(box, boxes[ring] as Box) && isRingInside(hole, other),
  );
  return around === -1 ? [] : [`${pathOf(index)} must not lie inside ${pathOf(around)}`];
}

function shellViolations(polygons: readonly Rings[], path: string): string[] {
  const boxes = polygons.map(([outer = []]) => boxOf(outer));
  return polygons.flatMap(([shell = []], index) => {
    const around = polygons.findIndex(([outer = [], ...holes], other) => {
      const [box, otherBox] = [boxes[index], boxes[other]];
      if (other === index || !box || !otherBox || !touch(box, otherBox)) return false;
      return isRingInside(shell, outer) && !holes.some((hole) => isRingInside(shell, hole));
    });
    return around === -1 ? [] : [`${path}[${index}] must not lie inside ${path}[${around}]`];
  });
}

/** Rings that touch in a circle, one after the other or two of them twice, leave an interior of two parts. */
function cutViolations(touches: readonly Touch[], pathOf: (ring: number) => string): string[] {
  const parents = new Map<string, string>();
  const rootOf = (node: string): string => {
    let root = node;
    for (let parent = parents.get(root); parent !== undefined; parent = parents.get(root)) root = parent;
    if (root !== node) parents.set(node, root);
    return root;
  };
  const seen = new Set<string>();
  for (const {rings, at} of touches)
    for (const ring of rings) {
      const key = `${ring} at ${at.join(' ')}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const [from, to] = [rootOf(`ring ${ring}`), rootOf(at.join(' '))];
      if (from === to)
        return [
          `${pathOf(Math.max(...rings))} must not cut the area apart, as it does near ${at.join(', ')}`,
        ];
      parents.set(from, to);
    }
  return [];
}

/** Looks at the middles of edges: one ring may touch the other with its corners. */
function isRingInside(ring: Ring, outer: Ring): boolean {
  const stride = Math.ceil((ring.length * outer.length) / MOST_COMPARISONS);
  for (let index = 1; index < ring.length; index += stride) {
    const [[fromLon = 0, fromLat = 0] = [], [toLon = 0, toLat = 0] = []] = [ring[index - 1], ring[index]];
    const isPoint = fromLon === toLon && fromLat === toLat;
    if (!isPoint && !isInsideRing(outer, [(fromLon + toLon) / 2, (fromLat + toLat) / 2])) return false;
  }
  return true;
}
