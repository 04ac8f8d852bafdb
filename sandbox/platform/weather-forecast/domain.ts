import type {Domain} from '../shared/handlers/domain';
import {getForecastForRoutes} from './getForecastForRoutes';
import {getGustGrid, getRainGrid, getSnowGrid, getTemperatureGrid, getWindGrid} from './grids/grids';
import {getForecastTile} from './tiles/getForecastTile';

export const weatherForecast: Domain = {
  name: 'weather-forecast',
  handlers: [
    ...[getTemperatureGrid, getWindGrid, getGustGrid, getRainGrid, getSnowGrid],
    ...[getForecastForRoutes, getForecastTile],
  ],
};
