import type {WeatherType} from '@site/src/map/tiles/shown/legend';

/**
 * The colour maps that suit each kind of weather, the first without a choice. All but `jet` and `portland` become
 * evenly lighter, so that they say the same in grey and to readers who are colour-blind.
 */
export const curatedColours: Readonly<Record<WeatherType, readonly [string, string, string]>> = {
  temp: ['temperature', 'viridis', 'jet'],
  wind: ['viridis', 'velocity-blue', 'jet'],
  gust: ['inferno', 'viridis', 'jet'],
  rain: ['viridis', 'freesurface-blue', 'jet'],
  snow: ['density', 'viridis', 'plasma'],
  traffic: ['portland', 'inferno', 'viridis'],
};
