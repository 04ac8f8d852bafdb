import type {LonLat} from '../../../geometry/sphere';
import {findWay, type Stretch, type Terrain} from './findWay';
import {linksBetween} from './fixedLinks';
import type {Matched} from './matchToRoad';

/** Metres per second on a bridge or in a tunnel. */
const LINK_SPEED = 22;

/** The way from one matched waypoint to the next, over bridges from landmass to landmass; `undefined` without one. */
export function findLeg(
  from: Matched,
  to: Matched,
  terrain: Pick<Terrain, 'seed' | 'delay'>,
): Stretch[] | undefined {
  const links = linksBetween(from.landmass, to.landmass);
  if (!links) return undefined;
  const stretches: Stretch[] = [];
  let [place, landmass]: [LonLat, number] = [from.place, from.landmass];
  for (const {name, ends, onto} of links) {
    const way = findWay(place, ends[0], {...terrain, landmass});
    if (!way) return undefined;
    stretches.push(...way, {name, speed: LINK_SPEED, places: ends});
    [place, landmass] = [ends[1], onto];
  }
  const last = findWay(place, to.place, {...terrain, landmass});
  return last && [...stretches, ...last];
}
