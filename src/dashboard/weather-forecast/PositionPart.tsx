import Translate, {translate} from '@docusaurus/Translate';
import {shownUnit, valueText} from '@site/src/components/units/units';
import {useUnits} from '@site/src/components/units/useUnits';
import type {LonLat} from '@site/src/map';
import {PositionFields} from '@site/src/map/draw/PositionFields';
import {spans} from '@site/src/map/tiles/shown/legend';
import {weatherNames} from '@site/src/map/tiles/weatherNames';
import {DataAge} from '../shared/parts/DataAge';
import {Hint} from '../shared/parts/Hint';
import styles from './forecast.module.css';
import {Meteogram} from './meteogram/Meteogram';
import {useReadings} from './meteogram/useReadings';
import type {ForecastSettings} from './settings';

interface Props {
  readonly settings: ForecastSettings;
  readonly offset: number;
  readonly thisHour: number;
  readonly position: LonLat | undefined;
  readonly choosePosition: (position: LonLat | undefined) => void;
}

/** The forecast of one position, hour by hour. */
export function PositionPart({settings, offset, thisHour, position, choosePosition}: Props) {
  const {weatherType} = settings;
  const {unit} = spans[weatherType];
  const [units] = useUnits();
  const results = useReadings(position, thisHour);
  const value = results.get(weatherType)?.data?.[offset];
  return (
    <section className={styles.position}>
      <h3>
        <Translate id="dashboard.forecast.position">At a position</Translate>
      </h3>
      <Hint>
        <Translate id="dashboard.forecast.position.hint">
          Click the map, press Enter for its centre, or type a position.
        </Translate>
      </Hint>
      <PositionFields
        positions={position ? [[...position]] : []}
        change={([first]) => choosePosition(first && [first[0] ?? 0, first[1] ?? 0])}
        most={1}
      />
      {position && <DataAge results={[...results.values()]} />}
      <p role="status" className={styles.value}>
        {position && value !== undefined
          ? translate(
              {id: 'dashboard.forecast.value', message: '{weather}: {value} {unit}'},
              {
                weather: weatherNames()[weatherType],
                value: valueText(value, unit, units),
                unit: shownUnit(unit, units),
              },
            )
          : ''}
      </p>
      {position && <Meteogram results={results} offset={offset} thisHour={thisHour} />}
    </section>
  );
}
