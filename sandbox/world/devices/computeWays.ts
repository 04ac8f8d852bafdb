import {decodeLine} from '../../geometry/polyline';
import type {Roads} from '../roads/roads';
import {computeWay, type FindLine} from './motion/ways';
import {couriers, engines, taxis} from './vehicles';

/** The ways of all vehicles of a seed by name, as its roads give them: encoded polylines. */
export function computeWays(seed: number, roads: Roads): ReadonlyMap<string, string> {
  const lines = new Map<string, string>();
  const record: FindLine = ({wayId, stops}) => {
    const line = lines.get(wayId) ?? computeWay(roads, stops);
    lines.set(wayId, line);
    return decodeLine(line);
  };
  for (const make of [engines, couriers, taxis]) make(seed, record);
  return lines;
}
