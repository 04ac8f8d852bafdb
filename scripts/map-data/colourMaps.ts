import colormap from 'colormap';
import {encode} from 'fast-png';

/** As many shades as a forecast tile can have. */
const SHADES = 256;

/**
 * A PNG of 256 columns with one row of pixels for each colour map, in their order. The package that paints them is the
 * one that the colour maps of tiles come from.
 */
export function paintColourMaps(names: readonly string[]): Uint8Array {
  const data = new Uint8Array(names.length * SHADES * 4);
  names.forEach((name, row) => {
    colormap({colormap: name, nshades: SHADES, format: 'rba'}).forEach(
      ([red, green, blue, alpha], column) => {
        data.set([red, green, blue, Math.round(alpha * 255)], (row * SHADES + column) * 4);
      },
    );
  });
  return encode({width: SHADES, height: names.length, data, channels: 4, depth: 8});
}
