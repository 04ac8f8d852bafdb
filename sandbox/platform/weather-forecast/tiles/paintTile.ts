import {palettePng} from '../../shared/tiles/palettePng';
import type {TileCoordinates} from '../../shared/tiles/tileCoordinates';
import {TILE_SIZE} from '../../../world/weather/tile';
import type {WeatherType} from '../../../world/weather/types';
import type {Weather} from '../../../world/weather/weather';
import {spans, mergedPaletteOf} from './palette';

/** What a forecast tile shows, and how. */
export interface TileQuestion extends TileCoordinates {
  readonly type: WeatherType;
  /** Counted from 1970. */
  readonly hour: number;
  readonly colorMap: string;
  readonly numShades: number;
}

/** The PNG of a tile; `null` when all of it is transparent. */
export function paintTile(
  weather: Weather,
  {type, hour, zoom, x, y, colorMap, numShades}: TileQuestion,
): Uint8Array | null {
  const {from, to} = spans[type];
  const {colours, indices} = mergedPaletteOf(type, colorMap, numShades);
  const values = weather.tile(type, hour, zoom, x, y);
  const pixels = new Uint8Array(values.length);
  for (let pixel = 0; pixel < values.length; pixel++) {
    const value = values[pixel] as number;
    // Beyond the span, the outermost shade.
    pixels[pixel] = indices[(value < from ? from : value > to ? to : value) - from] as number;
  }
  const shown = colours.map(([, , , alpha]) => alpha > 0);
  if (!pixels.some((index) => shown[index])) return null;
  return palettePng(pixels, TILE_SIZE, colours);
}
