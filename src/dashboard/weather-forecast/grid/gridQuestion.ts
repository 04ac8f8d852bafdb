import type {Bounds, LonLat} from '@site/src/map';
import type {WeatherType} from '@site/src/map/tiles/shown/legend';
import {dataOf, type PlatformClient} from '@site/src/platform';
import type {Question} from '../../shared/data/usePlatformQuery';
import {indexIn, windowOf, type GridWindow} from './cells';
import {readWindow} from './readWindow';

/** The platform has no traffic grid. */
export type GridType = Exclude<WeatherType, 'traffic'>;

/** A part of the grid of an hour. */
export interface Grid extends GridWindow {
  readonly type: GridType;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly cells: Uint8Array;
}

/** Which part of which grid is wanted. */
export interface GridChoice {
  readonly type: GridType;
  readonly time: number;
  readonly bounds: Bounds;
}

/** A byte each: more would be felt. */
const MOST_CELLS = 4_000_000;

export function isTooLarge(bounds: Bounds): boolean {
  const {columns, rows} = windowOf(bounds);
  return columns * rows > MOST_CELLS;
}

export function gridQuestion(
  choice: GridChoice | undefined,
  progress: (share: number) => void,
): Question<Grid> {
  return {
    key: ['weather-grid', choice],
    isEnabled: choice !== undefined,
    ask: async (client, signal) => {
      if (!choice) throw new Error('No grid was chosen.');
      const {type, time, bounds} = choice;
      const window = windowOf(bounds);
      const bytes = await requestGrid(client, type, new Date(time), signal);
      return {...window, type, time, cells: await readWindow(bytes, window, progress)};
    },
  };
}

async function requestGrid(client: PlatformClient, type: GridType, hour: Date, signal: AbortSignal) {
  const path = {
    year: hour.getUTCFullYear(),
    month: hour.getUTCMonth() + 1,
    day: hour.getUTCDate(),
    hour: hour.getUTCHours(),
  };
  const name = type === 'temp' ? 'temperature' : type;
  const url = `/weatherforecast/v2/${name}/{year}/{month}/{day}/{hour}` as const;
  const stream = dataOf(await client.GET(url, {params: {path}, parseAs: 'stream', signal}));
  if (!stream) throw new Error('The response has no body.');
  return stream;
}

/** The value of a cell; undefined outside the grid's part. Temperatures are signed. */
export function valueIn(grid: Grid, position: LonLat): number | undefined {
  const index = indexIn(grid, position);
  return index === undefined ? undefined : cellValue(grid, index);
}

export function cellValue({type, cells}: Pick<Grid, 'type' | 'cells'>, index: number): number {
  const byte = cells[index] ?? 0;
  return type === 'temp' && byte > 127 ? byte - 256 : byte;
}
