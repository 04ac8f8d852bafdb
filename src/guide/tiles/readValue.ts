import {recordedFetch} from '@site/src/base/calls/recordedFetch';
import type {TileHeaders} from '@site/src/map';
import {pointRoute} from '@site/src/map/tiles/pointRoute';
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
  const query = new URLSearchParams({
    forecastHour: String(forecastHour),
    weatherTypes: weatherType,
    includeData: weatherType,
  });
  const response = await recordedFetch(`${base}/weatherforecast/v2/routes?${query}`, {
    method: 'POST',
    headers: {'content-type': 'application/json', ...(await headers())},
    body: JSON.stringify(pointRoute(lon, lat)),
  });
  const body = (await response.json().catch(() => ({}))) as ForecastResponse;
  const hour = body.routes?.[0]?.dataPoints?.find((each) => each.forecastHour === forecastHour);
  const value = hour?.dataPoints[weatherType]?.[0];
  if (value === undefined) throw new Refused(response.status);
  return value;
}
