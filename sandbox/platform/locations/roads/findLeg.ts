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
  terrain: Omit<Terrain, 'landmass'>,
): Stretch[] | undefined {
  const links = linksBetween(terrain.land, from.landmass, to.landmass);
  if (!links) return undefined;
  const stretches: Stretch[] = [];
  let [position, landmass]: [LonLat, number] = [from.position, from.landmass];
  for (const {name, ends, onto} of links) {
    const way = findWay(position, ends[0], {...terrain, landmass});
    if (!way) return undefined;
    stretches.push(...way, {name, speed: LINK_SPEED, positions: ends});
    [position, landmass] = [ends[1], onto];
  }
  const last = findWay(position, to.position, {...terrain, landmass});
  return last && [...stretches, ...last];
}
