import type {Position} from '../../geometry/ring';
import {columnOf, rowOf} from '../frame/grid';
import {hoursOf, thresholdsOf, type DataPoints, type ForecastHour, type ForecastQuestion} from './question';
import {Readings, crossesAt} from './readings';
import {describeThreshold} from './thresholds';

/** A threshold crossed at a position, with the hours in which it is. */
export interface PositionEvent {
  readonly eventId: string;
  readonly description: string;
  readonly threshold: ReturnType<typeof describeThreshold>;
  readonly forecasts: (ForecastHour & {readonly value: number})[];
}

/** What the forecast says of a position; `dataPoints` when the question includes data. */
export interface PositionForecast {
  readonly events: PositionEvent[];
  readonly dataPoints?: DataPoints[];
}

/** The events at a position, and its readings when they are asked for. Every value is that of the grid's cell. */
export function forecastAt([lon = 0, lat = 0]: Position, question: ForecastQuestion): PositionForecast {
  const readings = new Readings(question);
  const [column, row] = [columnOf(lon), rowOf(lat)];
  const hours = hoursOf(question);
  const events = thresholdsOf(question).flatMap((threshold): PositionEvent[] => {
    const {id, type, description} = threshold;
    const series = readings.series(type, column, row);
    const forecasts = hours.flatMap((hour) =>
      crossesAt(threshold, series, hour.forecastHour)
        ? [{...hour, value: readings.at(type, column, row, hour.forecastHour)}]
        : [],
    );
    return forecasts.length === 0
      ? []
      : [{eventId: id, description, threshold: describeThreshold(threshold), forecasts}];
  });
  const {includeData: type} = question;
  if (type === undefined) return {events};
  const dataPoints = hours.map((hour) => ({
    ...hour,
    dataPoints: {[type]: [readings.at(type, column, row, hour.forecastHour)]},
  }));
  return {events, dataPoints};
}
