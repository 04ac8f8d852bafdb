import names from '@site/.generated/map/colourMaps.json';
import type {CSSProperties} from 'react';

const COLUMNS = 256;

/**
 * A background that shows one row of the picture of all colour maps (`npm run map-data`), from low to high.
 *
 * @param share shows one colour alone: 0 the first, 1 the last
 */
export function shadeStyle(picture: string, name: string, share?: number): CSSProperties {
  const row = names.indexOf(name) / (names.length - 1);
  return {
    backgroundImage: `url(${picture})`,
    backgroundSize: `${share === undefined ? 100 : COLUMNS * 100}% ${names.length * 100}%`,
    backgroundPosition: `${(share ?? 0) * 100}% ${row * 100}%`,
  };
}
