import Translate from '@docusaurus/Translate';
import names from '@site/.generated/map/colourMaps.json';
import type {WeatherType} from '@site/src/map/tiles/shown/legend';
import controls from '@site/src/try-it/controls.module.css';
import {useId, type ReactNode} from 'react';
import styles from './tiles.module.css';
import type {TileQuestion} from './tileLayers';
import {weatherNames} from '@site/src/map/tiles/weatherNames';

interface Props {
  readonly question: TileQuestion;
  readonly change: (question: TileQuestion) => void;
}

/** What to paint, and how. */
export function TileControls({question, change}: Props) {
  const set = (part: Partial<TileQuestion>) => change({...question, ...part});
  const {weatherType, colorMap, forecastHour, numShades} = question;
  return (
    <>
      <Setting name={<Translate id="guide.tiles.weatherType">Weather</Translate>}>
        {(id) => (
          <select
            id={id}
            className={controls.input}
            value={weatherType}
            onChange={({target}) => set({weatherType: target.value as WeatherType})}
          >
            {Object.entries(weatherNames()).map(([type, name]) => (
              <option key={type} value={type}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Setting>
      <Setting name={<Translate id="guide.tiles.colorMap">Colour map</Translate>}>
        {(id) => (
          <select
            id={id}
            className={controls.input}
            value={colorMap}
            onChange={({target}) => set({colorMap: target.value})}
          >
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        )}
      </Setting>
      <Setting
        name={
          <Translate id="guide.tiles.forecastHour" values={{hours: forecastHour}}>
            {'Hours ahead: {hours}'}
          </Translate>
        }
      >
        {(id) => (
          <input
            id={id}
            type="range"
            min={0}
            max={12}
            value={forecastHour}
            onChange={({target}) => set({forecastHour: target.valueAsNumber})}
          />
        )}
      </Setting>
      <Setting name={<Translate id="guide.tiles.numShades">Shades</Translate>}>
        {(id) => (
          <select
            id={id}
            className={controls.input}
            value={numShades}
            onChange={({target}) => set({numShades: Number(target.value)})}
          >
            {[256, 32, 16, 8, 4].map((shades) => (
              <option key={shades}>{shades}</option>
            ))}
          </select>
        )}
      </Setting>
      <div className={styles.overlays}>
        <label>
          <input
            type="checkbox"
            checked={question.fires}
            onChange={({target}) => set({fires: target.checked})}
          />
          <Translate id="guide.tiles.fires">Fire zones</Translate>
        </label>
        <label>
          <input
            type="checkbox"
            checked={question.restrictions}
            onChange={({target}) => set({restrictions: target.checked})}
          />
          <Translate id="guide.tiles.restrictions">Flight restrictions</Translate>
        </label>
      </div>
    </>
  );
}

interface SettingProps {
  readonly name: ReactNode;
  readonly children: (id: string) => ReactNode;
}

function Setting({name, children}: SettingProps) {
  const id = useId();
  return (
    <div className={controls.setting}>
      <label htmlFor={id}>{name}</label>
      {children(id)}
    </div>
  );
}
