import colormap from 'colormap';
import type {Colour} from '../../shared/tiles/palettePng';
import type {WeatherType} from '../../../world/weather/types';

/** The package refuses few shades, so each map is built at its finest and sampled. */
const FINEST = 256;
const transparent: Colour = [0, 0, 0, 0];

/** What a type's colours span, and whether nothing of it is transparent; as the contract says of the tiles. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly zeroIsClear: boolean;
}

export const spans: Readonly<Record<WeatherType, Span>> = {
  temp: {from: -40, to: 50, zeroIsClear: false},
  wind: {from: 0, to: 40, zeroIsClear: false},
  gust: {from: 0, to: 60, zeroIsClear: false},
  rain: {from: 0, to: 50, zeroIsClear: true},
  snow: {from: 0, to: 100, zeroIsClear: true},
  traffic: {from: 0, to: 100, zeroIsClear: true},
};

/** A colour for each whole value of a type's span, from its lower end; equal steps of it share a shade. */
export function paletteOf(type: WeatherType, colorMap: string, numShades: number): Colour[] {
  const {from, to, zeroIsClear} = spans[type];
  const shades = shadesOf(colorMap, numShades);
  return Array.from({length: to - from + 1}, (_, index) => {
    if (zeroIsClear && index === 0) return transparent;
    const step = Math.floor((index / (to - from)) * numShades);
    return shades[Math.min(numShades - 1, step)] ?? transparent;
  });
}

/** A palette without repetitions. */
export interface Palette {
  readonly colours: readonly Colour[];
  /** Where the colour of a value stands in it, from the lower end of the type's span. */
  readonly indices: Uint8Array;
}

/** Values of one colour share its entry: what looks the same is then packed the same, and the file is small. */
export function mergedPaletteOf(type: WeatherType, colorMap: string, numShades: number): Palette {
  const colours: Colour[] = [];
  const entries = new Map<string, number>();
  const indices = paletteOf(type, colorMap, numShades).map((colour) => {
    const key = colour.join();
    const known = entries.get(key) ?? colours.push(colour) - 1;
    entries.set(key, known);
    return known;
  });
  return {colours, indices: Uint8Array.from(indices)};
}

/** The given number of shades of a map, its first and its last colour among them; a single one is the middle. */
export function shadesOf(colorMap: string, numShades: number): Colour[] {
  const finest = build(colorMap);
  return Array.from({length: numShades}, (_, shade) => {
    const share = numShades === 1 ? 0.5 : shade / (numShades - 1);
    return finest[Math.round(share * (FINEST - 1))] ?? transparent;
  });
}

function build(colorMap: string): Colour[] {
  return colormap({colormap: colorMap, nshades: FINEST, format: 'rba'}).map(([red, green, blue, alpha]) => [
    red,
    green,
    blue,
    Math.round(alpha * 255),
  ]);
}
