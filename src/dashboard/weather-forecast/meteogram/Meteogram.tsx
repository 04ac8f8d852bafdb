import {translate} from '@docusaurus/Translate';
import {shortHourText} from '@site/src/components/figures/figureWords';
import {useOneStop} from '@site/src/components/list-row/useOneStop';
import {Loading} from '@site/src/components/loading/Loading';
import {ScrollTable} from '@site/src/components/scroll-table/ScrollTable';
import {HOUR_MS, LATEST, timeAt} from '../../shared/view/hours';
import {useView} from '../../shared/view/useView';
import {weatherTypes} from '../settings';
import {KindRows} from './KindRows';
import styles from './meteogram.module.css';
import {daysOf, scaleOf} from './shapes';
import type {ReadingResults} from './useReadings';

interface Props {
  readonly results: ReadingResults;
  /** Hours from now to the hour shown. */
  readonly offset: number;
  readonly thisHour: number;
}

/** The forecast of a position: hours side by side, each a button that shows its hour, and all kinds of weather. */
export function Meteogram({results, offset, thisHour}: Props) {
  const {change} = useView();
  const {onKeyDown, ...row} = useOneStop<HTMLTableRowElement>({isHorizontal: true});
  const known = new Map([...results].flatMap(([type, {data}]) => (data ? [[type, data] as const] : [])));
  if (known.size === 0) return [...results.values()].some(({isFetching}) => isFetching) ? <Loading /> : null;
  const times = Array.from({length: LATEST + 1}, (_, hour) => thisHour + hour * HOUR_MS);
  return (
    <ScrollTable
      className={styles.meteogram}
      label={translate({id: 'dashboard.forecast.meteogram', message: 'Forecast by hour'})}
    >
      <thead>
        <tr>
          {daysOf(times).map(({time, hours}) => (
            <th key={time} scope="colgroup" colSpan={hours} className={styles.day}>
              {new Date(time).toLocaleDateString(undefined, {weekday: hours > 2 ? 'long' : 'short'})}
            </th>
          ))}
        </tr>
        <tr
          {...row}
          onKeyDown={(event) => {
            onKeyDown(event);
            // As on the time bar, an arrow key shows the hour that it leads to.
            if (event.isDefaultPrevented() && document.activeElement instanceof HTMLElement)
              document.activeElement.click();
          }}
        >
          {times.map((time, hour) => (
            <th key={time} scope="col">
              <button
                type="button"
                aria-pressed={hour === offset}
                onClick={() => change({at: timeAt(hour, thisHour)})}
              >
                {/* The space before AM and PM does not break lines; here it must. */}
                {shortHourText(time).replaceAll(/\s/g, ' ')}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      {weatherTypes.map((type) => (
        <KindRows
          key={type}
          type={type}
          result={results.get(type)}
          scale={scaleOf(type, known)}
          hours={times.length}
        />
      ))}
    </ScrollTable>
  );
}
