import {distanceMetres, lonDifference} from '../../../../geometry/sphere';
import type {FlightPlan} from '../../../../store/flights/flightPlan';
import {flownLines} from './flownLines';

/**
 * How far a plan may lead: beyond what flies under such a plan, and a bound on what weather and restrictions along it
 * cost. Degrees bound it near the poles, where few metres cross many cells of the forecast's grid.
 */
export const MOST_KILOMETRES = 5000;
const MOST_DEGREES = 720;

/** @param path - where its segments stand, such as `body.plans[0].segments`. */
export function lengthViolations(plan: FlightPlan, path: string): string[] {
  let [metres, homeMetres, degrees] = [0, 0, 0];
  for (const {segment, from, to} of flownLines(plan)) {
    const [[lon = 0, lat = 0], [toLon = 0, toLat = 0]] = [from, to];
    const length = distanceMetres([lon, lat], [toLon, toLat]);
    metres += length;
    if (plan.home && plan.segments[segment]?.type === 'returnToLaunch') homeMetres += length;
    degrees += Math.abs(lonDifference(lon, toLon)) + Math.abs(toLat - lat);
  }
  const kilometres = Math.round(metres / 1000);
  if (kilometres > MOST_KILOMETRES)
    return [
      `${path} would be flown for ${kilometres} km${returnHome(plan, homeMetres)}; the limit is ${MOST_KILOMETRES}`,
    ];
  return degrees > MOST_DEGREES ? [`${path} would circle the pole too often`] : [];
}

/** Names the home of a plan when the return to it is most of the way: it may be a ground station's default. */
function returnHome({home}: FlightPlan, metres: number): string {
  if (!home || metres < MOST_KILOMETRES * 500) return '';
  const [lon, lat] = home.position;
  return `, ${Math.round(metres / 1000)} of them to return to its home at longitude ${lon}, latitude ${lat}`;
}
