import type {Account} from '../../../store/accounts';
import {parseThresholds} from '../../../world/events/parseThresholds';
import type {Dependencies} from '../handlers/dependencies';
import type {ForecastQuestion} from '../../../world/events/question';
import {hourOf} from '../../../world/frame/time';
import type {WeatherType} from '../../../world/weather/types';

/** What the query of every forecast operation may say. */
interface ForecastQuery {
  readonly forecastHour?: number;
  readonly weatherTypes?: readonly WeatherType[];
  readonly includeData?: WeatherType;
}

/**
 * A question to the forecast of this moment, from the query of an operation.
 * @param types - the kinds of weather when the query names none.
 */
export function forecastQuestion(
  {
    clock,
    world,
    people,
    account,
  }: Pick<Dependencies, 'clock' | 'world' | 'people'> & {
    readonly account: Account;
  },
  {forecastHour = 0, weatherTypes, includeData}: ForecastQuery,
  types: readonly WeatherType[] = [],
): ForecastQuestion {
  const ownThresholds = people.weatherThresholds(account.accountId);
  return {
    weather: world.weather,
    hour: hourOf(clock.now().getTime()),
    hoursAhead: forecastHour,
    types: weatherTypes ?? types,
    includeData,
    thresholds: ownThresholds === undefined ? undefined : parseThresholds(ownThresholds),
  };
}
