import Translate, {translate} from '@docusaurus/Translate';
import {clockText, distanceText} from '@site/src/components/figures/figureWords';
import {useOneStop} from '@site/src/components/list-row/useOneStop';
import {ScrollTable} from '@site/src/components/scroll-table/ScrollTable';
import clsx from 'clsx';
import {weatherColours} from '../shared/tiles/weatherColours';
import {rowOf, type Departure, type WayEvent} from '../shared/ways/departures';
import type {Way} from '../shared/ways/way';
import {HOUR_MS} from '../shared/view/hours';
import styles from './route.module.css';
import {kindName} from './words';

/** The way is shown in so many parts. */
const PARTS = 16;

interface Props {
  readonly way: Way;
  readonly events: readonly WayEvent[];
  readonly departures: readonly Departure[];
  readonly best: Departure | undefined;
  readonly thisHour: number;
  /** The hour that the time bar shows, from the present one. */
  readonly shownHour: number;
  readonly show: (hour: number) => void;
}

/** When to leave: for each hour the weather on the way, part by part, and what somebody meets who leaves then. */
export function DepartureMatrix({way, events, departures, best, thisHour, shownHour, show}: Props) {
  const rows = useOneStop<HTMLTableSectionElement>();
  const thresholds = [...new Map(events.map(({threshold}) => [threshold.id, threshold])).values()];
  return (
    <section className={styles.leave}>
      <h3>
        <Translate id="dashboard.route.leave">When to leave</Translate>
      </h3>
      {best && (
        <p role="status" className={styles.best}>
          {best.trouble === 0
            ? translate(
                {
                  id: 'dashboard.route.calm',
                  message: 'Leave at {time}: no threshold is crossed along the route.',
                },
                {time: clockText(thisHour + best.hour * HOUR_MS)},
              )
            : translate(
                {
                  id: 'dashboard.route.least',
                  message: 'Best time to leave: {time}. Thresholds are crossed along {length} of the route.',
                },
                {time: clockText(thisHour + best.hour * HOUR_MS), length: distanceText(best.affected)},
              )}
        </p>
      )}
      <ScrollTable
        className={styles.matrix}
        label={translate({
          id: 'dashboard.route.matrix',
          message: 'Weather along the route by hour of departure',
        })}
      >
        <thead>
          <tr>
            <th scope="col">
              <Translate id="dashboard.route.hour">Hour</Translate>
            </th>
            <th scope="col">
              <Translate id="dashboard.route.distance" values={{length: distanceText(way.length)}}>
                {'The route, 0 to {length}, and what you meet along it'}
              </Translate>
            </th>
          </tr>
        </thead>
        <tbody {...rows}>
          {departures.map((departure) => (
            <tr key={departure.hour}>
              <th scope="row">
                <button
                  type="button"
                  aria-pressed={departure.hour === shownHour}
                  onClick={() => show(departure.hour)}
                >
                  {clockText(thisHour + departure.hour * HOUR_MS)}
                </button>
              </th>
              <td>
                <Parts way={way} events={events} hour={departure.hour} />
                <span className={clsx(styles.meets, departure === best && styles.bestText)}>
                  {meetsText(departure)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      <ul className={styles.thresholds}>
        {thresholds.map(({id, type, description}) => (
          <li key={id}>
            <i style={{background: `var(--${weatherColours[type]})`}} aria-hidden="true">
              {kindName(type).charAt(0).toUpperCase()}
            </i>
            {description}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PartsProps {
  readonly way: Way;
  readonly events: readonly WayEvent[];
  readonly hour: number;
}

/** The way from start to end as a strip; parts where a threshold is crossed bear the letter of their weather. */
function Parts({way, events, hour}: PartsProps) {
  const parts = rowOf(way, events, hour, PARTS);
  const kinds = [...new Set(parts.flat().map(({threshold}) => kindName(threshold.type)))];
  const text =
    kinds.length > 0 ? kinds.join(', ') : translate({id: 'dashboard.route.nothing', message: 'nothing'});
  return (
    <span className={styles.parts} role="img" aria-label={text}>
      {parts.map((found, index) => {
        const [first] = found;
        if (!first) return <i key={index} />;
        const {type} = first.threshold;
        const met = new Set(found.map(({threshold}) => threshold.type)).size;
        return (
          <i
            key={index}
            style={{background: `var(--${weatherColours[type]})`}}
            title={found.map(({description, readings}) => `${description}: ${readings.get(hour)}`).join('\n')}
          >
            {met > 1 ? met : kindName(type).charAt(0).toUpperCase()}
          </i>
        );
      })}
    </span>
  );
}

function meetsText({trouble, affected, events, isKnown}: Departure): string {
  const kinds = [...new Set(events.map(({threshold}) => kindName(threshold.type)))];
  const met =
    trouble === 0
      ? translate({id: 'dashboard.route.nothing', message: 'nothing'})
      : `${distanceText(affected)}: ${kinds.join(', ')}`;
  if (isKnown) return met;
  return translate(
    {id: 'dashboard.route.unknown', message: '{met}; the forecast ends before you arrive'},
    {met},
  );
}
