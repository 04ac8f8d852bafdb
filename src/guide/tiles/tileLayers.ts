import {
  fireOverlay,
  restrictionOverlay,
  weatherOverlay,
  type Overlay,
  type WeatherQuestion,
} from '@site/src/map/tiles/shown/maplibre-layers';
import type {TilesLayer} from '@site/src/map';

/** What the reader has chosen to see. */
export interface TileQuestion extends Required<WeatherQuestion> {
  readonly fires: boolean;
  readonly restrictions: boolean;
}

/** Wind differs most between positions, and steps show where it does. */
export const firstQuestion: TileQuestion = {
  weatherType: 'wind',
  forecastHour: 0,
  colorMap: 'jet',
  numShades: 32,
  fires: true,
  restrictions: true,
};

/** The layers of the live map, by the very code that the guide shows. @param url of the platform */
export function tileLayers(url: string, {fires, restrictions, ...weather}: TileQuestion): TilesLayer[] {
  const named = (id: string, overlay: Overlay): TilesLayer => ({kind: 'tiles', id, ...overlay});
  return [
    named('weather', weatherOverlay('weather', url, weather)),
    ...(fires ? [named('fires', fireOverlay('fires', url))] : []),
    ...(restrictions ? [named('restrictions', restrictionOverlay('restrictions', url))] : []),
  ];
}
