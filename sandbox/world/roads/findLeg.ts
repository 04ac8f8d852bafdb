import {findWay, type Conditions, type Stretch} from './findWay';
import {linksBetween} from './fixedLinks';
import {matchToRoad, type Matched} from './matchToRoad';

/** Metres per second on a bridge or in a tunnel. */
const LINK_SPEED = 22;

/** The way from one matched waypoint to the next, over bridges from landmass to landmass; `undefined` without one. */
export function findLeg(from: Matched, to: Matched, conditions: Conditions): Stretch[] | undefined {
  const links = linksBetween(conditions.roads.land, from.landmass, to.landmass);
  if (!links) return undefined;
  const stretches: Stretch[] = [];
  let place = from;
  for (const {name, ends} of links) {
    const [near, far] = ends.map((end) => matchToRoad(conditions.roads, end));
    const way = near && findWay(place, near, conditions);
    if (!way || !far) return undefined;
    const positions = [near.position, ...ends, far.position];
    stretches.push(...way, {name, speed: LINK_SPEED, positions});
    place = far;
  }
  const last = findWay(place, to, conditions);
  return last && [...stretches, ...last];
}
