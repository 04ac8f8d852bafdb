import {translate} from '@docusaurus/Translate';
import type {WeatherType} from './shown/legend';

/** What each kind of weather is called. */
export function weatherNames(): Readonly<Record<WeatherType, string>> {
  return {
    temp: translate({id: 'map.tiles.temp', message: 'Temperature'}),
    wind: translate({id: 'map.tiles.wind', message: 'Sustained wind'}),
    gust: translate({id: 'map.tiles.gust', message: 'Gusts'}),
    rain: translate({id: 'map.tiles.rain', message: 'Rain in one hour'}),
    snow: translate({id: 'map.tiles.snow', message: 'Fresh snow in one hour'}),
    traffic: translate({id: 'map.tiles.traffic', message: 'Traffic slowdown'}),
  };
}
