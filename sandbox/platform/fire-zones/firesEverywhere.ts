import {fireRegions, type Fire, type FireSource} from '../../world/fires/types';
import {startOfHour} from '../../world/frame/time';
import {worldOf} from '../worldOf';

/** The fires of all regions at a clock hour as one source knows them, the largest first. */
export function firesEverywhere(seed: number, source: FireSource, hour: number): Fire[] {
  return fireRegions
    .flatMap((region) => worldOf(seed).firesAt(region, source, startOfHour(hour)))
    .sort((a, b) => b.areaHectares - a.areaHectares || (a.fireId < b.fireId ? -1 : 1));
}
