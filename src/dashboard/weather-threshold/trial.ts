import {dataOf} from '@site/src/platform';
import type {Question} from '../shared/data/usePlatformQuery';
import {isCrossed, type Threshold, type WeatherType} from '../shared/thresholds/thresholds';
import {LATEST} from '../shared/view/hours';

/** Readings of one kind of weather along a route: for each hour, one every 4 km. */
export interface Readings {
  readonly type: WeatherType;
  readonly hours: readonly (readonly number[])[];
}

/** Readings along a stored route, from the present hour to the end of the forecast. */
export function readingsQuestion(routeId: string, type: WeatherType): Question<Readings> {
  return {
    key: ['route-readings', routeId, type],
    everySeconds: 600,
    isEnabled: routeId !== '',
    ask: async (client, signal) => {
      const query = {forecastHour: LATEST, weatherTypes: [type], includeData: type};
      const {routes} = dataOf(
        await client.GET('/locations/v2/routes/{routeId}/weather/forecast', {
          params: {path: {routeId}, query},
          signal,
        }),
      );
      return {type, hours: (routes[0]?.dataPoints ?? []).map(({dataPoints}) => dataPoints[type] ?? [])};
    },
  };
}

/** What a threshold would tell of a route. */
export interface Trial {
  /** Hours from now in which it is crossed somewhere. */
  readonly hours: readonly number[];
  /** Readings beyond it in the worst of these hours, and all readings of an hour. */
  readonly most: number;
  readonly of: number;
}

/** Tries a threshold on readings of its kind of weather. */
export function tryThreshold(threshold: Threshold, {hours}: Readings): Trial {
  const crossed = hours.map(
    (readings, hour) =>
      readings.filter((reading, index) =>
        isCrossed(threshold, reading, [hours[hour - 1]?.[index], hours[hour + 1]?.[index]]),
      ).length,
  );
  return {
    hours: crossed.flatMap((count, hour) => (count > 0 ? [hour] : [])),
    most: Math.max(0, ...crossed),
    of: hours[0]?.length ?? 0,
  };
}
