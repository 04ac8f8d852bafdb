import {translate} from '@docusaurus/Translate';
import {Choice} from '@site/src/components/choice/Choice';
import {weatherNames} from '@site/src/map/tiles/weatherNames';
import styles from './forecast.module.css';
import {colourMaps, shades, weatherTypes, type SettingsState} from './settings';

interface Props {
  readonly state: SettingsState;
}

/** What is painted, and in which colours. */
export function ForecastFields({state}: Props) {
  const names = weatherNames();
  return (
    <div className={styles.fields}>
      <Choice
        label={translate({id: 'dashboard.forecast.weather', message: 'Weather'})}
        options={weatherTypes.map((type) => [type, names[type]])}
        value={state.weatherType}
        choose={state.setType}
      />
      <Choice
        label={translate({id: 'dashboard.forecast.colours', message: 'Colour map'})}
        options={colourMaps.map((name) => [name, name])}
        value={state.colorMap}
        choose={state.setColours}
      />
      <Choice
        label={translate({id: 'dashboard.forecast.shades', message: 'Shades'})}
        options={shades.map((count) => [count, count])}
        value={String(state.numShades)}
        choose={state.setSteps}
      />
    </div>
  );
}
