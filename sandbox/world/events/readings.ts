import {ROWS} from '../frame/grid';
import type {WeatherType} from '../weather/types';
import type {ForecastQuestion} from './question';
import {isCrossed, type Threshold} from './thresholds';

/** Cells of one kind that are remembered: a way asks for the same one for each threshold, hour and step. */
const MOST_REMEMBERED = 50_000;

/** The readings of cells of the grid over the hours of one question. */
export class Readings {
  private readonly remembered = new Map<WeatherType, Map<number, Int16Array>>();

  constructor(private readonly question: ForecastQuestion) {}

  /** Readings of a cell, hour by hour, from the hour before the first asked for to the one after the last. */
  series(type: WeatherType, column: number, row: number): Int16Array {
    const cells = this.remembered.get(type) ?? new Map<number, Int16Array>();
    this.remembered.set(type, cells);
    const key = column * ROWS + row;
    const known = cells.get(key);
    if (known) return known;
    const {weather, hour, hoursAhead} = this.question;
    const series = new Int16Array(hoursAhead + 3);
    for (let index = 0; index < series.length; index++)
      series[index] = weather.cellValue(type, column, row, hour + index - 1);
    if (cells.size >= MOST_REMEMBERED) cells.clear();
    cells.set(key, series);
    return series;
  }

  /** The reading of a cell in an hour ahead. */
  at(type: WeatherType, column: number, row: number, forecastHour: number): number {
    return this.series(type, column, row)[forecastHour + 1] ?? 0;
  }
}

/** Whether a threshold is crossed in an hour ahead, by a cell's series. */
export function crossesAt(threshold: Threshold, series: Int16Array, forecastHour: number): boolean {
  const [before, reading, after] = [series[forecastHour], series[forecastHour + 1], series[forecastHour + 2]];
  return isCrossed(threshold, before ?? 0, reading ?? 0, after ?? 0);
}
