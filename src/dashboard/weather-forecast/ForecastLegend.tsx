import Translate, {translate} from '@docusaurus/Translate';
import {quantityText, shownUnit, valueText} from '@site/src/components/units/units';
import {useUnits} from '@site/src/components/units/useUnits';
import {lonLatText, type LonLat} from '@site/src/map';
import {ColourScale} from '@site/src/map/tiles/ColourScale';
import {spans} from '@site/src/map/tiles/shown/legend';
import {weatherNames} from '@site/src/map/tiles/weatherNames';
import styles from './forecast.module.css';
import type {ForecastSettings} from './settings';

interface Props {
  readonly settings: ForecastSettings;
  /** Of the pointer on the map. */
  readonly position: LonLat | undefined;
  /** The value there, once it is known. */
  readonly value: number | undefined;
}

/** What the colours stand for, and the value under the pointer. */
export function ForecastLegend({settings, position, value}: Props) {
  const {unit} = spans[settings.weatherType];
  const [units] = useUnits();
  return (
    <div className={styles.legend}>
      <p>
        <Translate
          id="dashboard.forecast.legend"
          values={{weather: weatherNames()[settings.weatherType], unit: shownUnit(unit, units)}}
        >
          {'{weather} in {unit}'}
        </Translate>
      </p>
      <ColourScale {...settings} markText={(value) => valueText(value, unit, units)} />
      <p className={styles.pointer} data-pointer>
        {position && value !== undefined ? (
          <>
            <strong>{quantityText(value, unit, units)}</strong> <span>{lonLatText(...position)}</span>
          </>
        ) : (
          <span>
            {translate({id: 'dashboard.forecast.point', message: 'Point at the map to read its values.'})}
          </span>
        )}
      </p>
    </div>
  );
}
