import {decodeLine} from '../../../geometry/polyline';
import type {Way} from '../../../store/locations/routes';
import type {MeasuredWay} from '../../../world/events/forecastAlong';

/** A way of a route, read for the weather: its whole line, and its steps by leg and position. */
export function measuredWay({geometry, legs}: Pick<Way, 'geometry' | 'legs'>): MeasuredWay {
  return {
    line: decodeLine(geometry),
    steps: legs.flatMap(({steps}, leg) =>
      steps.map((each, step) => ({leg, step, line: decodeLine(each.geometry)})),
    ),
  };
}
