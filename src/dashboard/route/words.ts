import {translate} from '@docusaurus/Translate';
import type {Schemas} from '@site/src/platform';

export type WeatherType = Schemas['WeatherType'];

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
