import {dataOf} from '@site/src/platform';
import type {Question} from '../../shared/data/usePlatformQuery';
import {nameOf, TILE_SIDE, type TileName} from './slowdownField';

/** Grey from 1 to 100 % in 256 equal shades, nothing at 0: the shade of a pixel is its value. */
const paint = {weatherType: 'traffic', colorMap: 'greys', numShades: 256} as const;
const SHADES_PER_PERCENT = paint.numShades / 100;

/**
 * Asks for the percent of each pixel of a forecast tile, by which traffic slows down there.
 *
 * @param thisHour from which the platform counts, in milliseconds
 * @param hour hours ahead, 0 to 12
 */
export function slowdownQuestion(tile: TileName, thisHour: number, hour: number): Question<Uint8Array> {
  const {zoom, x, y} = tile;
  return {
    key: ['slowdown', nameOf(tile), thisHour, hour],
    ask: async (client, signal) => {
      const params = {path: {zoom, x, y, format: 'png'} as const, query: {...paint, forecastHour: hour}};
      const url = '/weatherforecast/v2/tile/{zoom}/{x}/{y}.{format}';
      const picture = dataOf(await client.GET(url, {params, parseAs: 'blob', signal}));
      return picture ? percents(await pixelsOf(picture)) : new Uint8Array(TILE_SIDE * TILE_SIDE);
    },
  };
}

/** @param pixels red, green, blue and opacity of each */
export function percents(pixels: Uint8ClampedArray): Uint8Array {
  return Uint8Array.from({length: pixels.length / 4}, (_, index) => {
    const [grey = 0, opacity = 0] = [pixels[4 * index], pixels[4 * index + 3]];
    // A shade begins with the values that it stands for: its middle is nearest to the one whole percent in it.
    return opacity === 0 ? 0 : Math.round((grey + 0.5) / SHADES_PER_PERCENT);
  });
}

async function pixelsOf(picture: Blob): Promise<Uint8ClampedArray> {
  const image = await createImageBitmap(picture, {colorSpaceConversion: 'none'});
  const context = new OffscreenCanvas(TILE_SIDE, TILE_SIDE).getContext('2d', {willReadFrequently: true});
  if (!context) throw new Error('This browser has no canvas.');
  context.drawImage(image, 0, 0);
  image.close();
  return context.getImageData(0, 0, TILE_SIDE, TILE_SIDE).data;
}
