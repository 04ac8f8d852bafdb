import {colourMaps, type ForecastSettings} from '../settings';
import {shareOf} from '@site/src/map/tiles/shown/legend';
import {COLUMNS, northOf, rowOf, westOf} from './cells';
import {cellValue, type Grid} from './gridQuestion';

/** Pixels to the side; a cell has several where the window is small, so that its edges lie where they belong. */
const WIDEST = 2048;
const FINEST = 8;
const COLOURS = 256;

/** The colours of a colour map, four numbers each, out of the picture of all of them. */
export async function loadColours(picture: string, colorMap: string): Promise<Uint8ClampedArray> {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const canvas = new OffscreenCanvas(COLOURS, 1);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  context.drawImage(image, 0, colourMaps.indexOf(colorMap), COLOURS, 1, 0, 0, COLOURS, 1);
  return context.getImageData(0, 0, COLOURS, 1).data;
}

/** The grid as a picture in Web Mercator, in the colours that tiles have. */
export function paintGrid(
  grid: Grid,
  {weatherType, numShades}: ForecastSettings,
  colours: Uint8ClampedArray,
): HTMLCanvasElement {
  const {columns, rows, row} = grid;
  const scale = Math.max(1, Math.min(FINEST, Math.floor(WIDEST / Math.max(columns, rows))));
  const [top, bottom] = [mercator(northOf(row)), mercator(northOf(row + rows))];
  const canvas = document.createElement('canvas');
  canvas.width = columns * scale;
  canvas.height = Math.max(1, Math.round((bottom - top) * COLUMNS * scale));
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const palette = paletteOf(weatherType, numShades, colours);
  const pixels = new Uint32Array(canvas.width * canvas.height);
  for (let y = 0; y < canvas.height; y++) {
    const lat = latitude(top + ((bottom - top) * (y + 0.5)) / canvas.height);
    const from = rowOf(lat) - row;
    for (let x = 0; x < canvas.width; x++)
      pixels[y * canvas.width + x] = palette[grid.cells[Math.floor(x / scale) * rows + from] ?? 0] ?? 0;
  }
  const data = new ImageData(new Uint8ClampedArray(pixels.buffer), canvas.width, canvas.height);
  context.putImageData(data, 0, 0);
  return canvas;
}

/** The colour of each byte. */
function paletteOf(type: ForecastSettings['weatherType'], numShades: number, colours: Uint8ClampedArray) {
  const words = new Uint32Array(colours.slice().buffer);
  return Uint32Array.from({length: 256}, (_, byte) => {
    const value = type === 'traffic' ? byte : cellValue({type, cells: Uint8Array.of(byte)}, 0);
    const share = shareOf(type, value, numShades);
    return share === undefined ? 0 : (words[Math.round(share * (COLOURS - 1))] ?? 0);
  });
}

/** The corners of the picture, as MapLibre wants them. Mercator ends short of the poles. */
export function cornersOf({column, row, columns, rows}: Grid) {
  const [west, east] = [westOf(column), westOf(column + columns)];
  const [north, south] = [clamp(northOf(row)), clamp(northOf(row + rows))];
  return [
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ] as [[number, number], [number, number], [number, number], [number, number]];
}

const LIMIT = 85.0511;
const clamp = (lat: number) => Math.max(-LIMIT, Math.min(LIMIT, lat));
const radians = Math.PI / 180;
/** 0 at the north edge of the map of the world, 1 at its south edge. */
const mercator = (lat: number) =>
  0.5 - Math.log(Math.tan(Math.PI / 4 + (clamp(lat) * radians) / 2)) / (2 * Math.PI);
const latitude = (y: number) => (2 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - Math.PI / 2) / radians;
