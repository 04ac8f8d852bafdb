import {translate} from '@docusaurus/Translate';
import type {WeatherType} from './shown/legend';

/** What each kind of weather is called. */
export function weatherNames(): Readonly<Record<WeatherType, string>> {
  return {
    temp: translate({id: 'guide.tiles.temp', message: 'Temperature'}),
    wind: translate({id: 'guide.tiles.wind', message: 'Sustained wind'}),
    gust: translate({id: 'guide.tiles.gust', message: 'Gusts'}),
    rain: translate({id: 'guide.tiles.rain', message: 'Rain in one hour'}),
    snow: translate({id: 'guide.tiles.snow', message: 'Fresh snow in one hour'}),
    traffic: translate({id: 'guide.tiles.traffic', message: 'Traffic slowdown'}),
  };
}
