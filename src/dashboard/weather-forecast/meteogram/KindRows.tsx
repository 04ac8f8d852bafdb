import {translate} from '@docusaurus/Translate';
import {shownUnit, valueText} from '@site/src/components/units/units';
import {useUnits} from '@site/src/components/units/useUnits';
import {spans, type WeatherType} from '@site/src/map/tiles/shown/legend';
import {weatherNames} from '@site/src/map/tiles/weatherNames';
import type {UseQueryResult} from '@tanstack/react-query';
import {weatherColours} from '../../shared/tiles/weatherColours';
import type {Reading} from '../reading';
import styles from './meteogram.module.css';
import {barIn, bars, dotIn, lineIn, type Scale} from './shapes';

interface Props {
  readonly type: WeatherType;
  readonly result: UseQueryResult<Reading> | undefined;
  readonly scale: Scale;
  readonly hours: number;
}

/** One kind of weather: its name, and below it the value of each hour with its part of the chart. */
export function KindRows({type, result, scale, hours}: Props) {
  const {unit} = spans[type];
  const [units] = useUnits();
  const reading = result?.data;
  // Where nothing falls and nothing is slow, zeros say enough.
  const isDrawn = !bars.includes(type) || reading?.some((value) => value);
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={hours}>
          <span className={styles.name}>
            {weatherNames()[type]} <small>{shownUnit(unit, units)}</small>
          </span>
        </th>
      </tr>
      <tr>
        {reading?.some((value) => value !== undefined) ? (
          reading.map((value, hour) => (
            <td key={hour}>
              {value === undefined ? '–' : valueText(value, unit, units)}
              {isDrawn && <Shape type={type} reading={reading} hour={hour} scale={scale} />}
            </td>
          ))
        ) : (
          <td colSpan={hours} className={styles.empty}>
            {emptyText(result)}
          </td>
        )}
      </tr>
    </tbody>
  );
}

function emptyText(result: Props['result']): string {
  if (result?.data)
    return translate({id: 'dashboard.forecast.noValues', message: 'No values at this position.'});
  return result?.isFetching
    ? translate({id: 'components.loading', message: 'Loading…'})
    : translate({id: 'dashboard.forecast.notLoaded', message: 'Not loaded.'});
}

interface ShapeProps extends Pick<Props, 'type' | 'scale'> {
  readonly reading: Reading;
  readonly hour: number;
}

/** The part of the chart in a cell, which is as wide as its column. */
function Shape({type, reading, hour, scale}: ShapeProps) {
  const value = reading[hour];
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      style={{color: `var(--${weatherColours[type]})`}}
    >
      {value === undefined ? null : bars.includes(type) ? (
        <path className={styles.bar} d={barIn(value, scale)} />
      ) : (
        <>
          <path className={styles.line} d={lineIn(reading, hour, scale)} />
          <path className={styles.dot} d={dotIn(value, scale)} />
        </>
      )}
    </svg>
  );
}
