import type {TileHeaders} from '@site/src/map';
import polyline from '@mapbox/polyline';
import type {TileQuestion} from './tileLayers';

interface ForecastResponse {
  readonly routes?: readonly {
    readonly dataPoints?: readonly {
      readonly forecastHour: number;
      readonly dataPoints: Readonly<Record<string, readonly number[]>>;
    }[];
  }[];
}

/** What a value depends on: other than a tile, it has no colours. */
export type ValueQuestion = Pick<TileQuestion, 'weatherType' | 'forecastHour'>;

/** A response without the value. */
export class Refused extends Error {
  constructor(readonly status: number) {
    super(`The forecast has no value: ${status}.`);
  }
}

/** Some metres: a route needs two positions, and stays in the cell of its first. */
const A_STEP = 0.0001;

/**
 * The value at a position as the platform gives it: the forecast along a route of a few metres, with its readings. The
 * colour of a pixel would tell no more than a step of the colour map.
 *
 * @throws Refused when the response holds no value; what fetch throws when there is none
 */
export async function readValue(
  {base, headers}: TileHeaders,
  {weatherType, forecastHour}: ValueQuestion,
  lon: number,
  lat: number,
): Promise<number> {
  const geometry = polyline.encode([
    [lat, lon],
    [lat + (lat > 0 ? -A_STEP : A_STEP), lon],
  ]);
  const step = {name: '', geometry, distance: 11, duration: 1};
  const way = {
    geometry,
    distance: 11,
    duration: 1,
    legs: [{summary: '', distance: 11, duration: 1, steps: [step]}],
  };
  const query = new URLSearchParams({
    forecastHour: String(forecastHour),
    weatherTypes: weatherType,
    includeData: weatherType,
  });
  const response = await fetch(`${base}/weatherforecast/v2/routes?${query}`, {
    method: 'POST',
    headers: {'content-type': 'application/json', ...(await headers())},
    body: JSON.stringify({routeId: 'reading', routes: [way]}),
  });
  const body = (await response.json().catch(() => ({}))) as ForecastResponse;
  const hour = body.routes?.[0]?.dataPoints?.find((each) => each.forecastHour === forecastHour);
  const value = hour?.dataPoints[weatherType]?.[0];
  if (value === undefined) throw new Refused(response.status);
  return value;
}
