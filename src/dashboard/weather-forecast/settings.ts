import names from '@site/.generated/map/colourMaps.json';
import {spans, type WeatherType} from '@site/src/map/tiles/shown/legend';
import {useFilter, useView} from '../shared/view/useView';
import {curatedColours} from './fields/curatedColours';

/** What is painted, and how. */
export interface ForecastSettings {
  readonly weatherType: WeatherType;
  readonly colorMap: string;
  /** 1 to 256. */
  readonly numShades: number;
}

/** Tiles of the platform, or the grid that they are painted from. */
export type Picture = 'tiles' | 'grid';

export const weatherTypes = Object.keys(spans) as WeatherType[];
export const colourMaps: readonly string[] = names;
export const shades = ['256', '64', '32', '16', '8', '4'];

/** Steps show best where wind changes from place to place. */
const first = {weatherType: 'wind', numShades: '32'} as const;

/** What the address says of the picture. */
export function useForecastSettings() {
  const {view, change} = useView();
  const [type] = useFilter('weather-forecast-type');
  const [colours, setColours] = useFilter('weather-forecast-colours');
  const [steps, setSteps] = useFilter('weather-forecast-shades');
  const [picture, setPicture] = useFilter('weather-forecast-picture');
  const weatherType = weatherTypes.find((each) => each === type) ?? first.weatherType;
  return {
    weatherType,
    colorMap: colourMaps.includes(colours) ? colours : curatedColours[weatherType][0],
    numShades: Number(shades.includes(steps) ? steps : first.numShades),
    picture: picture === 'grid' ? ('grid' as const) : ('tiles' as const),
    /** Another kind begins with the colours that suit it. */
    setType: (chosen: WeatherType) => {
      const {'weather-forecast-colours': _before, ...others} = view.filters;
      change({filters: {...others, 'weather-forecast-type': chosen}});
    },
    setColours,
    setSteps,
    setPicture,
  };
}

export type SettingsState = ReturnType<typeof useForecastSettings>;
