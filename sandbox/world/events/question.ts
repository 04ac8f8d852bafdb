import {isoTime, startOfHour} from '../frame/time';
import type {WeatherType} from '../weather/types';
import type {Weather} from '../weather/weather';
import {defaultThresholds, type Threshold} from './thresholds';

/** What the forecast is asked for, whatever the position or way. */
export interface ForecastQuestion {
  readonly weather: Pick<Weather, 'cellValue'>;
  /** The current clock hour, counted from 1970 (`hourOf`). */
  readonly hour: number;
  /** Every hour from 0 up to this many ahead, 12 at most. */
  readonly hoursAhead: number;
  readonly types: readonly WeatherType[];
  /** Of whoever asks; the defaults unless they have their own. */
  readonly thresholds?: readonly Threshold[] | undefined;
  /** The one kind of weather whose readings are included. */
  readonly includeData?: WeatherType;
}

/** When a reading is for. */
export interface ForecastHour {
  /** The beginning of the hour, ISO 8601 in UTC. */
  readonly forecastDate: string;
  readonly forecastHour: number;
}

/** Readings of one hour, by weather type: one for a position, one every 4 km for a way. */
export interface DataPoints extends ForecastHour {
  readonly dataPoints: Record<string, number[]>;
}

/** The hours that are asked for, soonest first. */
export function hoursOf({hour, hoursAhead}: ForecastQuestion): ForecastHour[] {
  return Array.from({length: hoursAhead + 1}, (_, forecastHour) => ({
    forecastDate: isoTime(startOfHour(hour + forecastHour)),
    forecastHour,
  }));
}

/** The thresholds of the kinds of weather that are asked for. */
export function thresholdsOf({types, thresholds = defaultThresholds}: ForecastQuestion): Threshold[] {
  return thresholds.filter(({type}) => types.includes(type));
}
