import {DEFAULT_NAVIGATION} from '../../../../store/flights/flightPlan';
import type {FlightPlan, Navigation, QgcPlan} from '../../../../store/flights/flightPlan';
import {isSimple} from './items';
import type {QgcItem} from './items';
import {readCamera} from './readCamera';
import {readFences, readRallyPoints} from './readFences';
import {readSegments} from './readSegments';
import {altitudeOf, placeOf} from './readPlaces';
import {TAKEOFFS} from './commands';
import {altitudeWithin, modeOf, modeOfFrame, speedWithin, turned} from './values';

/**
 * A QGroundControl file as a flight plan. Commands and keys that UxV and GeoJSON have no words for are passed over:
 * they stay in the file, which is kept beside the plan.
 */
export function readQgc({mission, geoFence, rallyPoints}: QgcPlan): FlightPlan {
  const {items, plannedHomePosition, cruiseSpeed, hoverSpeed} = mission;
  const base: Navigation = {
    ...DEFAULT_NAVIGATION,
    flightSpeed: speedWithin(cruiseSpeed) ?? DEFAULT_NAVIGATION.flightSpeed,
    hoverSpeed: speedWithin(hoverSpeed) ?? DEFAULT_NAVIGATION.hoverSpeed,
    altitude: takeoffAltitude(items) ?? DEFAULT_NAVIGATION.altitude,
    altitudeMode:
      modeOf(mission.globalPlanAltitudeMode) ?? firstMode(items) ?? DEFAULT_NAVIGATION.altitudeMode,
  };
  const {navigation, segments} = readSegments(items, base);
  const camera = readCamera(items);
  const [lat, lon, altitude] = plannedHomePosition;
  const home = lat !== null && lon !== null && {position: turned([lat, lon], altitude ?? undefined)};
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
  const takeoff = items.find((item) => isSimple(item) && TAKEOFFS.has(item.command));
  return takeoff && isSimple(takeoff) ? altitudeWithin(altitudeOf(takeoff)) : undefined;
}

/** Old files have no mode for the whole plan: the first item with a place tells it. */
function firstMode(items: readonly QgcItem[]) {
  const first = items.find((item) => isSimple(item) && placeOf(item) !== undefined);
  return first && isSimple(first) ? (modeOf(first.AltitudeMode) ?? modeOfFrame(first.frame)) : undefined;
}
