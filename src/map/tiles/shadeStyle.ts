import names from '@site/.generated/map/colourMaps.json';
import type {CSSProperties} from 'react';

const COLUMNS = 256;

/**
 * A background that shows one colour of a colour map, out of the picture of all of them (`npm run map-data`).
 *
 * @param share 0 for the first colour, 1 for the last
 */
export function shadeStyle(picture: string, name: string, share: number): CSSProperties {
  const row = names.indexOf(name) / (names.length - 1);
  return {
    backgroundImage: `url(${picture})`,
    backgroundSize: `${COLUMNS * 100}% ${names.length * 100}%`,
    backgroundPosition: `${share * 100}% ${row * 100}%`,
  };
}
