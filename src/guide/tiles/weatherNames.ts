import {translate} from '@docusaurus/Translate';
import type {WeatherType} from './shown/legend';

/** What each kind of weather is called. */
export function weatherNames(): Readonly<Record<WeatherType, string>> {
  return {
    temp: translate({id: 'guide.tiles.temp', message: 'Temperature'}),
    wind: translate({id: 'guide.tiles.wind', message: 'Sustained wind'}),
    gust: translate({id: 'guide.tiles.gust', message: 'Gusts'}),
    rain: translate({id: 'guide.tiles.rain', message: 'Rain of an hour'}),
    snow: translate({id: 'guide.tiles.snow', message: 'Fresh snow of an hour'}),
    traffic: translate({id: 'guide.tiles.traffic', message: 'Slowdown of traffic'}),
  };
}
