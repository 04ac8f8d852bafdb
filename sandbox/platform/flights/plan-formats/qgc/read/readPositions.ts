import type {PlanPosition} from '../../../../../store/flights/flightPlan';
import {landings, takeoffs, waypoints} from '../commands';
import {isSimple, type QgcItem, type QgcSimpleItem} from '../items';
import {rangeViolations} from '../../../../../geometry/geometryViolations';
import {turned, within} from '../values';

const isPlaced = ({command}: QgcSimpleItem) =>
  waypoints.has(command) || takeoffs.has(command) || landings.has(command);

/**
 * Where a simple item goes; `undefined` when it has no position of its own. MAVLink takes 0, 0 in a take-off or a landing
 * for "right here".
 */
export function positionOf(item: QgcSimpleItem): PlanPosition | undefined {
  const [lat, lon] = [within(item.params[4], -90, 90), within(item.params[5], -180, 180)];
  if (lat === undefined || lon === undefined) return undefined;
  if (lat === 0 && lon === 0 && !waypoints.has(item.command)) return undefined;
  return turned([lat, lon], altitudeOf(item));
}

/** `Altitude` is what the planner typed; the last parameter is what it became, above sea level in terrain mode. */
export function altitudeOf({Altitude, params}: QgcSimpleItem): number | undefined {
  return within(Altitude, -1e9, 1e9) ?? within(params[6], -1e9, 1e9);
}

/** Where a landing pattern ends: `landCoordinate` of a complex item that the platform does not fly. */
export function landingOf(item: QgcItem): PlanPosition | undefined {
  if (isSimple(item)) return undefined;
  const {landCoordinate} = item as {landCoordinate?: unknown};
  if (!Array.isArray(landCoordinate)) return undefined;
  const [lat, lon] = [within(landCoordinate[0], -90, 90), within(landCoordinate[1], -180, 180)];
  if (lat === undefined || lon === undefined) return undefined;
  return turned([lat, lon], within(landCoordinate[2], -1e9, 1e9));
}

/** What the contract's schema cannot say of a mission's simple items: their positions lie on the earth. */
export function qgcViolations(items: readonly QgcItem[], path: string): string[] {
  return items.flatMap((item, index) => {
    if (!isSimple(item) || !isPlaced(item)) return [];
    const [lat, lon] = [item.params[4] ?? 0, item.params[5] ?? 0];
    const at = `${path}[${index}].params`;
    return [...rangeViolations(lat, 90, `${at}[4]`), ...rangeViolations(lon, 180, `${at}[5]`)];
  });
}
