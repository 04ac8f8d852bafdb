import type {LonLat} from '@site/src/map';
import {pointRoute} from '@site/src/map/tiles/pointRoute';
import type {WeatherType} from '@site/src/map/tiles/shown/legend';
import {dataOf} from '@site/src/platform';
import type {Question} from '../shared/data/usePlatformQuery';
import {LATEST} from '../shared/view/hours';
import {centreOf} from './grid/cells';

/** The values of one kind at a position, from the present hour to the end of the forecast. */
export type Reading = readonly (number | undefined)[];

/**
 * The forecast at a position, as the platform gives it: along a route of a few metres, with its readings. All
 * positions of a cell of the grid are one question, and all hours are.
 */
export function readingQuestion(
  position: LonLat | undefined,
  weatherType: WeatherType,
  thisHour: number,
): Question<Reading> {
  const [lon, lat] = centreOf(position ?? [0, 0]);
  return {
    key: ['weather-reading', weatherType, thisHour, lon, lat],
    isEnabled: position !== undefined,
    ask: async (client, signal) => {
      const {routes} = dataOf(
        await client.POST('/weatherforecast/v2/routes', {
          params: {
            query: {forecastHour: LATEST, weatherTypes: [weatherType], includeData: weatherType},
          },
          body: pointRoute(lon, lat),
          signal,
        }),
      );
      const hours = routes[0]?.dataPoints ?? [];
      return Array.from(
        {length: LATEST + 1},
        (_, hour) => hours.find(({forecastHour}) => forecastHour === hour)?.dataPoints[weatherType]?.[0],
      );
    },
  };
}
