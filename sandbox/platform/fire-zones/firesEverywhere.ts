import {fireRegions, type Fire, type FireSource} from '../../world/fires/types';
import type {World} from '../../world/world';
import {startOfHour} from '../../world/frame/time';

/** The fires of all regions at a clock hour as one source knows them, the largest first. */
export function firesEverywhere(world: World, source: FireSource, hour: number): Fire[] {
  return fireRegions
    .flatMap((region) => world.firesAt(region, source, startOfHour(hour)))
    .sort((a, b) => b.areaHectares - a.areaHectares || (a.fireId < b.fireId ? -1 : 1));
}
