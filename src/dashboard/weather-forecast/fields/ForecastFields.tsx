import Translate, {translate} from '@docusaurus/Translate';
import {Choice} from '@site/src/components/choice/Choice';
import {ColourSwatch} from '@site/src/map/tiles/ColourSwatch';
import type {WeatherType} from '@site/src/map/tiles/shown/legend';
import {weatherNames} from '@site/src/map/tiles/weatherNames';
import {colourMaps, shades, weatherTypes, type SettingsState} from '../settings';
import {curatedColours} from './curatedColours';
import styles from './fields.module.css';
import {kindIcons} from './kindIcons';
import {PictureChoice} from './PictureChoice';

interface Props {
  readonly state: SettingsState;
}

/** What is painted. */
export function KindChoice({state}: Props) {
  const {weatherType, setType} = state;
  const names = weatherNames();
  const texts = shortNames();
  return (
    <div className={styles.fields}>
      <PictureChoice
        label={translate({id: 'dashboard.forecast.weather', message: 'Weather'})}
        options={weatherTypes.map((type) => ({
          value: type,
          text: texts[type],
          name: names[type],
          picture: (
            <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
              <path d={kindIcons[type]} />
            </svg>
          ),
        }))}
        value={weatherType}
        choose={setType}
      />
    </div>
  );
}

/** In which colours it is painted: those that suit it first, then all. Folded, since few readers change them. */
export function ColourFields({state}: Props) {
  const {weatherType, colorMap, setColours} = state;
  return (
    <details className={styles.colours}>
      <summary>
        <Translate id="dashboard.forecast.colourMap">Colours</Translate>{' '}
        <ColourSwatch name={colorMap} className={styles.chosen} />
      </summary>
      <div className={styles.fields}>
        <PictureChoice
          isStacked
          label={translate({id: 'dashboard.forecast.suggested', message: 'Suggested colour maps'})}
          options={curatedColours[weatherType].map((name) => ({
            value: name,
            text: name,
            picture: <ColourSwatch name={name} className={styles.swatch} />,
          }))}
          value={colorMap}
          choose={setColours}
        />
        <div className={styles.rest}>
          <Choice
            label={translate({id: 'dashboard.forecast.colours', message: 'All colour maps'})}
            options={colourMaps.map((name) => [name, name])}
            value={colorMap}
            choose={setColours}
          />
          <Choice
            label={translate({id: 'dashboard.forecast.shades', message: 'Shades'})}
            options={shades.map((count) => [count, count])}
            value={String(state.numShades)}
            choose={state.setSteps}
          />
        </div>
      </div>
    </details>
  );
}

/** One word for each kind, beside its picture; each is part of its whole name. */
function shortNames(): Readonly<Record<WeatherType, string>> {
  return {
    temp: translate({id: 'dashboard.forecast.temp', message: 'Temperature'}),
    wind: translate({id: 'dashboard.forecast.wind', message: 'Wind'}),
    gust: translate({id: 'dashboard.forecast.gust', message: 'Gusts'}),
    rain: translate({id: 'dashboard.forecast.rain', message: 'Rain'}),
    snow: translate({id: 'dashboard.forecast.snow', message: 'Snow'}),
    traffic: translate({id: 'dashboard.forecast.traffic', message: 'Traffic'}),
  };
}
