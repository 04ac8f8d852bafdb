import type {TileHeaders} from '@site/src/map';
import polyline from '@mapbox/polyline';
import type {TileQuestion} from './tileLayers';

interface Answer {
  readonly routes?: readonly {
    readonly dataPoints?: readonly {
      readonly forecastHour: number;
      readonly dataPoints: Readonly<Record<string, readonly number[]>>;
    }[];
  }[];
}

/** What a value depends on: other than a tile, it has no colours. */
export type ValueQuestion = Pick<TileQuestion, 'weatherType' | 'forecastHour'>;

/** An answer without the value. */
export class Refused extends Error {
  constructor(readonly status: number) {
    super(`The forecast was answered with ${status}.`);
  }
}

/** Some metres: a way must lead somewhere, and stays in the cell of its first place. */
const A_STEP = 0.0001;

/**
 * The value of a place by the platform's own word: the forecast along a way of a few metres, with its readings. The
 * colour of a pixel would tell no more than a step of the colour map.
 *
 * @throws Refused when the answer holds no value; what fetch throws when there is none
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
  const answer = await fetch(`${base}/weatherforecast/v2/routes?${query}`, {
    method: 'POST',
    headers: {'content-type': 'application/json', ...(await headers())},
    body: JSON.stringify({routeId: 'reading', routes: [way]}),
  });
  const body = (await answer.json().catch(() => ({}))) as Answer;
  const hour = body.routes?.[0]?.dataPoints?.find((each) => each.forecastHour === forecastHour);
  const value = hour?.dataPoints[weatherType]?.[0];
  if (value === undefined) throw new Refused(answer.status);
  return value;
}
