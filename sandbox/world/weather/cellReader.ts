import type {ColumnReader} from './columns';
import {slowdown} from './traffic';
import type {WeatherType} from './types';

/** Reads cells of any kind of weather, column by column; traffic has no field of its own but asks the rain. */
export interface CellReader {
  /** Goes to a column of the grid. */
  seek(column: number): void;
  /** The value of a row of that column. */
  value(row: number): number;
}

/** A reader of one kind of weather over a column reader of the same hour. */
export function cellReader(type: WeatherType, seed: number, hour: number, columns: ColumnReader): CellReader {
  if (type !== 'traffic')
    return {seek: (column) => columns.seek(type, column), value: (row) => columns.value(type, row)};

  let [current, wet] = [-1, -1];
  const rain = (row: number) => {
    if (wet !== current) columns.seek('rain', current);
    wet = current;
    return columns.value('rain', row);
  };
  return {
    seek: (column) => (current = column),
    value: (row) => slowdown(seed, current, row, hour, () => rain(row)),
  };
}
