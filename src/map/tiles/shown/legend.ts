/** What a forecast tile can paint. */
export type WeatherType = 'temp' | 'wind' | 'gust' | 'rain' | 'snow' | 'traffic';

/** The range that a colour map spans, whatever the tile. Values beyond it have the outermost colour. */
export const spans = {
  temp: {from: -40, to: 50, unit: '°C'},
  wind: {from: 0, to: 40, unit: 'm/s'},
  gust: {from: 0, to: 60, unit: 'm/s'},
  rain: {from: 0, to: 50, unit: 'mm'},
  snow: {from: 0, to: 100, unit: 'mm'},
  traffic: {from: 0, to: 100, unit: '%'},
} as const;

/** Nothing of these is transparent: no rain shows the map beneath. */
const clearAtZero: readonly WeatherType[] = ['rain', 'snow', 'traffic'];

/**
 * Where a value lies in its colour map: 0 is the first colour, 1 the last. `undefined` is transparent.
 *
 * @param numShades as in the tile's query: so many equal steps share a colour each
 */
export function shareOf(type: WeatherType, value: number, numShades = 256): number | undefined {
  const {from, to} = spans[type];
  const kept = Math.min(to, Math.max(from, Math.round(value)));
  if (kept === 0 && clearAtZero.includes(type)) return undefined;
  const step = Math.min(numShades - 1, Math.floor(((kept - from) / (to - from)) * numShades));
  return numShades === 1 ? 0.5 : step / (numShades - 1);
}
