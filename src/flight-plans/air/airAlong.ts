import {dataOf, type PlatformClient, type Schemas} from '@site/src/platform';
import {HOURS} from '@site/src/plan-check';

type RouteBody = Schemas['RouteBody'];

const weatherTypes: Schemas['WeatherType'][] = ['temp', 'wind', 'gust', 'rain', 'snow'];

/** The warned stretches of a way that nobody has stored. */
export async function alertsAlong(
  client: PlatformClient,
  body: RouteBody,
  signal: AbortSignal,
): Promise<readonly Schemas['RouteAlertOverlap'][]> {
  const result = await client.POST('/weatheralerts/v2/routes', {body, signal});
  if (result.response.status === 204) return [];
  return dataOf(result)?.routes.flatMap(({overlaps}) => overlaps) ?? [];
}

/** The stretches of such a way where weather crosses a threshold, for all hours of the forecast. */
export async function eventsAlong(
  client: PlatformClient,
  body: RouteBody,
  signal: AbortSignal,
): Promise<readonly Schemas['RouteOverlap'][]> {
  const params = {query: {forecastHour: HOURS - 1, weatherTypes}};
  const result = await client.POST('/weatherforecast/v2/routes', {params, body, signal});
  return dataOf(result)?.routes.flatMap(({overlaps}) => overlaps) ?? [];
}
