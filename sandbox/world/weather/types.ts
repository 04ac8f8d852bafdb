/** The kinds of weather the platform forecasts, as the contract names them. */
export const weatherTypes = ['temp', 'wind', 'rain', 'snow', 'gust', 'traffic'] as const;
/**
 * temp °C; wind and gust m/s; rain mm per hour; snow mm of fresh depth per hour; traffic percent of slowdown.
 * Every value is a whole number, and that of the grid's cell.
 */
export type WeatherType = (typeof weatherTypes)[number];

/** The kinds that have a world-wide grid. */
export type GridType = Exclude<WeatherType, 'traffic'>;
