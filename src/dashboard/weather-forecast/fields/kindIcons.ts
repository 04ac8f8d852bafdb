import type {WeatherType} from '@site/src/map/tiles/shown/legend';

/** A picture of each kind of weather: data of SVG paths that are drawn as lines, on a square of 16 units. */
export const kindIcons: Readonly<Record<WeatherType, string>> = {
  temp: 'M8 1.5a1.6 1.6 0 0 1 1.6 1.6v5.5a3.2 3.2 0 1 1-3.2 0V3.1A1.6 1.6 0 0 1 8 1.5zM8 6.5v5',
  wind: 'M1.5 6h8.5a2 2 0 1 0-2-2M1.5 9h11.5a2 2 0 1 1-2 2M1.5 12h5.5',
  gust: 'M1.5 5h4.5a1.7 1.7 0 1 0-1.7-1.7M1.5 8H14M11 5l3 3-3 3M1.5 11h4.5a1.7 1.7 0 1 1-1.7 1.7',
  rain: 'M4.5 9.5a2.5 2.5 0 0 1 .2-5 3.5 3.5 0 0 1 6.7.8 2.1 2.1 0 0 1-.1 4.2zM5.2 11.8l-.7 2M8.3 11.8l-.7 2M11.4 11.8l-.7 2',
  snow: 'M8 1.5v13M2.4 4.75l11.2 6.5M13.6 4.75 2.4 11.25M6.3 2.7 8 4.4l1.7-1.7M6.3 13.3 8 11.6l1.7 1.7',
  traffic: 'M2.5 12.5v-4l2-4.5h7l2 4.5v4h-2V11h-7v1.5zM2.7 8.3h10.6M5 9.7v.01M11 9.7v.01',
};
