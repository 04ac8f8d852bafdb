import type {WeatherType} from '@site/src/map/tiles/shown/legend';

/** The colour of the page that each kind of weather has, in tables, in charts and on the map. */
export const weatherColours = {
  temp: 'signal',
  wind: 'airspace',
  gust: 'airspace',
  rain: 'ink-soft',
  snow: 'ink-faint',
  traffic: 'fire',
} as const satisfies Record<WeatherType, string>;
