import type {PlanPosition, QgcPlan} from '../../../../../store/flights/flightPlan';
import {landings, takeoffs, waypoints, zeroIsHere} from '../commands';
import {isSimple, modernItem, type QgcSimpleItem} from '../items';
import {each, rangeViolations} from '../../../../../geometry/geometryViolations';
import {turned, within} from '../values';

const hasPosition = ({command}: QgcSimpleItem) =>
  waypoints.has(command) || takeoffs.has(command) || landings.has(command);

/**
 * Where a simple item goes; `undefined` when it has no position of its own, which MAVLink reads as "right here". Some
 * commands say so by 0, 0.
 */
export function positionOf(item: QgcSimpleItem): PlanPosition | undefined {
  const [lat, lon] = [within(item.params[4], -90, 90), within(item.params[5], -180, 180)];
  if (lat === undefined || lon === undefined) return undefined;
  if (lat === 0 && lon === 0 && zeroIsHere.has(item.command)) return undefined;
  return turned([lat, lon], altitudeOf(item));
}

/** `Altitude` is what the planner typed; the last parameter is what it became, above sea level in terrain mode. */
export function altitudeOf({Altitude, params}: QgcSimpleItem): number | undefined {
  return within(Altitude, -1e9, 1e9) ?? within(params[6], -1e9, 1e9);
}

/**
 * What the contract's schema cannot say of a file: the positions of its simple items lie on the earth, and rally points
 * of today's version are there.
 */
export function qgcViolations({mission, rallyPoints}: QgcPlan, path: string): string[] {
  const isWithoutPoints = rallyPoints?.version === 2 && rallyPoints.points === undefined;
  return [
    ...each(mission.items, `${path}.mission.items`, itemViolations),
    ...(isWithoutPoints ? [`${path}.rallyPoints.points is required in version 2`] : []),
  ];
}

function itemViolations(sent: QgcPlan['mission']['items'][number], path: string): string[] {
  const item = modernItem(sent);
  if (!isSimple(item) || !hasPosition(item)) return [];
  const [lat, lon] = [item.params[4] ?? 0, item.params[5] ?? 0];
  const at = `${path}.params`;
  return [...rangeViolations(lat, 90, `${at}[4]`), ...rangeViolations(lon, 180, `${at}[5]`)];
}
