import type {Bounds} from '@site/src/map';
import {boundsToShow} from '../objects/boundsToShow';
import {useItems} from '../objects/useItems';
import {useFirstSight} from './useFirstSight';

interface Props {
  /** Degrees that the map shows at least, north to south: what is planned or foreseen is larger than where a fleet stands. */
  readonly degrees: number;
}

/** While a panel has nothing of its own to show: a map that has no place yet begins where most objects are. */
export function FleetSight({degrees}: Props) {
  const {items, isLoading} = useItems();
  useFirstSight('fleet', !isLoading, () => {
    const bounds = boundsToShow(items);
    return bounds && widened(bounds, degrees);
  });
  return null;
}

/** The rectangle, made as wide and as high as is wanted around its middle. */
function widened([west, south, east, north]: Bounds, degrees: number): Bounds {
  const [x, y] = [Math.max(0, degrees - (east - west)) / 2, Math.max(0, degrees - (north - south)) / 2];
  return [west - x, south - y, east + x, north + y];
}
