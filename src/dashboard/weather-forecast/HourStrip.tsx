import {translate} from '@docusaurus/Translate';
import {clockText, hourNumberText} from '@site/src/components/figures/figureWords';
import {RowList} from '@site/src/components/list-row/RowList';
import {shownUnit, valueText} from '@site/src/components/units/units';
import {useUnits} from '@site/src/components/units/useUnits';
import {spans} from '@site/src/map/tiles/shown/legend';
import {HOUR_MS, timeAt} from '../shared/view/hours';
import {useView} from '../shared/view/useView';
import styles from './forecast.module.css';
import type {Reading} from './reading';
import type {ForecastSettings} from './settings';

interface Props {
  readonly settings: ForecastSettings;
  readonly offset: number;
  readonly thisHour: number;
  readonly reading: Reading;
}

/** The values of the hours side by side, each a button that shows its hour. */
export function HourStrip({settings, offset, thisHour, reading}: Props) {
  const {change} = useView();
  const {unit} = spans[settings.weatherType];
  const [units] = useUnits();
  const textOf = (value: number | undefined) => (value === undefined ? '–' : valueText(value, unit, units));
  const known = reading.filter((value) => value !== undefined);
  const [low, high] = [Math.min(0, ...known), Math.max(1, ...known)];
  const height = (value: number) => `${4 + (36 * (value - low)) / (high - low)}px`;
  return (
    <RowList isOrdered isHorizontal className={styles.hours}>
      {reading.map((value, hour) => {
        const time = thisHour + hour * HOUR_MS;
        return (
          <li key={hour}>
            <button
              type="button"
              aria-pressed={hour === offset}
              aria-label={translate(
                {id: 'dashboard.forecast.hour', message: '{time}: {value} {unit}'},
                {time: clockText(time), value: textOf(value), unit: shownUnit(unit, units)},
              )}
              onClick={() => change({at: timeAt(hour, thisHour)})}
            >
              <span>{textOf(value)}</span>
              <i style={{height: height(value ?? low)}} />
              <small>{hourNumberText(time)}</small>
            </button>
          </li>
        );
      })}
    </RowList>
  );
}
