import {
  defaultNavigation,
  type FlightPlan,
  type Navigation,
  type QgcPlan,
} from '../../../../../store/flights/flightPlan';
import {isSimple, modernItem, type QgcItem} from '../items';
import {flownItems} from './landingItems';
import {readCamera} from './readCamera';
import {readFences, readRallyPoints} from './readFences';
import {readSegments} from './readSegments';
import {altitudeOf, positionOf} from './readPositions';
import {hovering, takeoffs} from '../commands';
import {altitudeWithin, modeOf, modeOfFrame, speedWithin, turned} from '../values';

/**
 * A QGroundControl file as a flight plan. Commands and keys that UxV and GeoJSON have no words for are passed over:
 * they stay in the file, which is kept beside the plan.
 */
export function readQgc({mission, geoFence, rallyPoints}: QgcPlan): FlightPlan {
  const {plannedHomePosition, vehicleType, cruiseSpeed, hoverSpeed} = mission;
  const isHovering = vehicleType === undefined || hovering.has(vehicleType);
  const items = mission.items.map(modernItem).flatMap(flownItems);
  const base: Navigation = {
    ...defaultNavigation,
    flightSpeed: speedWithin(isHovering ? hoverSpeed : cruiseSpeed) ?? defaultNavigation.flightSpeed,
    hoverSpeed: speedWithin(hoverSpeed) ?? defaultNavigation.hoverSpeed,
    altitude: takeoffAltitude(items) ?? defaultNavigation.altitude,
    altitudeMode:
      modeOf(mission.globalPlanAltitudeMode) ?? firstMode(items) ?? defaultNavigation.altitudeMode,
  };
  const camera = readCamera(items);
  const [lat, lon, altitude] = plannedHomePosition;
  const home = lat !== null && lon !== null && {position: turned([lat, lon], altitude ?? undefined)};
  const {navigation, segments} = readSegments(items, base, home ? home.position.slice(0, 2) : undefined);
  return {
    navigation,
    ...(camera && {camera}),
    segments,
    ...(home && {home}),
    fences: readFences(geoFence),
    rallyPoints: readRallyPoints(rallyPoints),
  };
}

function takeoffAltitude(items: readonly QgcItem[]): number | undefined {
  const takeoff = items.find((item) => isSimple(item) && takeoffs.has(item.command));
  return takeoff && isSimple(takeoff) ? altitudeWithin(altitudeOf(takeoff)) : undefined;
}

/** Old files have no mode for the whole plan: the first item with a position says it. */
function firstMode(items: readonly QgcItem[]) {
  const first = items.find((item) => isSimple(item) && positionOf(item) !== undefined);
  return first && isSimple(first) ? (modeOf(first.AltitudeMode) ?? modeOfFrame(first.frame)) : undefined;
}
