import type {FlightPlan, QgcPlan} from '../../../../../store/flights/flightPlan';
import {launchOf} from '../../path/flownLines';
import {writtenMode, latLon} from '../values';
import {writeFences} from './writeFences';
import {writeMissionItems} from './writeMissionItems';

/** MAV_AUTOPILOT_PX4 and MAV_TYPE_QUADROTOR: what the ground station starts a new plan with. */
const [PX4, QUADROTOR] = [12, 2];

/** A QGroundControl file of the documented versions, and the survey of today, with all of the plan that such a file can say. */
export function writeQgc(plan: FlightPlan): QgcPlan {
  const {navigation, rallyPoints} = plan;
  return {
    fileType: 'Plan',
    version: 1,
    groundStation: 'QGroundControl',
    mission: {
      version: 2,
      firmwareType: PX4,
      vehicleType: QUADROTOR,
      cruiseSpeed: navigation.flightSpeed,
      hoverSpeed: navigation.hoverSpeed,
      globalPlanAltitudeMode: writtenMode[navigation.altitudeMode].mode,
      plannedHomePosition: writeHome(plan),
      items: writeMissionItems(plan),
    },
    geoFence: {version: 2, ...writeFences(plan.fences)},
    rallyPoints: {
      version: 2,
      points: rallyPoints.map(({position}) => [...latLon(position), position[2] ?? 0]),
    },
  };
}

/** Home, else where the aircraft returns to; nulls for a plan that knows neither. */
function writeHome(plan: FlightPlan): QgcPlan['mission']['plannedHomePosition'] {
  if (plan.home) return [...latLon(plan.home.position), plan.home.position[2] ?? null];
  const launch = launchOf(plan);
  return launch ? [...latLon(launch), null] : [null, null, null];
}
