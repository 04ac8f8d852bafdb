import {translate} from '@docusaurus/Translate';
import type {Schemas} from '@site/src/platform';

export type WeatherType = Schemas['WeatherType'];

/** The colour of the page that each kind of weather has, in the matrix and on the map. */
export const kindColours = {
  temp: 'signal',
  wind: 'airspace',
  gust: 'airspace',
  rain: 'ink-soft',
  snow: 'ink-faint',
  traffic: 'fire',
} as const satisfies Record<WeatherType, string>;

export function kindName(kind: WeatherType): string {
  switch (kind) {
    case 'temp':
      return translate({id: 'dashboard.route.temp', message: 'temperature'});
    case 'wind':
      return translate({id: 'dashboard.route.wind', message: 'wind'});
    case 'gust':
      return translate({id: 'dashboard.route.gust', message: 'gusts'});
    case 'rain':
      return translate({id: 'dashboard.route.rain', message: 'rain'});
    case 'snow':
      return translate({id: 'dashboard.route.snow', message: 'snow'});
    case 'traffic':
      return translate({id: 'dashboard.route.traffic', message: 'traffic'});
  }
}
