import {palettePng, type Colour} from '../../../shared/tiles/palettePng';
import type {TileCoordinates} from '../../../shared/tiles/tileCoordinates';
import type {Ground} from '../../../../world/roads/ground';
import {heightsOf} from './heightsOf';
import {RELIEF_SIDE} from './pixelRow';

/** The zooms of relief tiles: a closer map draws the closest ones larger. */
export const reliefZooms = {least: 2, most: 11};
const LEVELS = 256;

/**
 * A tile of heights, as the colours of Terrarium: red × 256 + green + blue / 256 - 32768 metres. A PNG of palette colours
 * has a third of the pixels' bytes; each tile has 256 heights, from its lowest to its highest.
 */
export function reliefTile(tile: TileCoordinates, ground: Ground): Uint8Array {
  const heights = heightsOf(tile, ground) ?? new Float32Array(RELIEF_SIDE * RELIEF_SIDE);
  let [lowest, highest] = [Infinity, -Infinity];
  // By index: an iterator over the pixels takes a tenth of a tile's time.
  for (let pixel = 0; pixel < heights.length; pixel++) {
    const height = heights[pixel] as number;
    if (height < lowest) lowest = height;
    if (height > highest) highest = height;
  }
  const step = (highest - lowest) / (LEVELS - 1) || 1;
  const levels = new Uint8Array(heights.length);
  for (let pixel = 0; pixel < levels.length; pixel++)
    levels[pixel] = ((heights[pixel] as number) - lowest) / step + 0.5;
  const count = Math.round((highest - lowest) / step) + 1;
  const palette = Array.from({length: count}, (_, level) => terrarium(lowest + level * step));
  return palettePng(levels, RELIEF_SIDE, palette);
}

function terrarium(metres: number): Colour {
  const units = Math.round((metres + 32_768) * 256);
  return [units >> 16, (units >> 8) & 0xff, units & 0xff, 255];
}
