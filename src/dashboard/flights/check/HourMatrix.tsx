import {translate} from '@docusaurus/Translate';
import {clockText, shortHourText} from '@site/src/components/figures/figureWords';
import {RowList} from '@site/src/components/list-row/RowList';
import {EarliestHour} from '@site/src/flight-plans/words/CheckWords';
import {conflictTitle, verdictText} from '@site/src/flight-plans/words/conflictWords';
import type {PlanCheck} from '@site/src/plan-check';
import {useThisHour} from '../../shared/data/useNow';
import {HOUR_MS, hourOffset, timeAt} from '../../shared/view/hours';
import {useView} from '../../shared/view/useView';
import styles from '../flights.module.css';

interface Props {
  readonly check: PlanCheck;
}

/** Whether the plan can be flown, for each of the hours that the forecast knows. An hour that is chosen is shown on the time bar. */
export function HourMatrix({check: {hours, earliest}}: Props) {
  const {view, change} = useView();
  const thisHour = useThisHour();
  const shown = hourOffset(view.at, thisHour);
  const timeOf = (hour: number) => clockText(thisHour + hour * HOUR_MS);
  return (
    <section className={styles.hours}>
      <EarliestHour
        earliest={earliest === undefined ? undefined : earliest === 0 ? nowText() : timeOf(earliest)}
      />
      <RowList isOrdered isHorizontal>
        {hours.map(({hour, verdict, conflicts}) => (
          <li key={hour}>
            <button
              type="button"
              data-verdict={verdict}
              aria-pressed={hour === shown}
              aria-label={[
                timeOf(hour),
                verdictText(verdict),
                ...new Set(conflicts.map((conflict) => conflictTitle(conflict))),
              ].join(', ')}
              title={`${timeOf(hour)}: ${verdictText(verdict)}`}
              onClick={() => change({at: timeAt(hour, thisHour)})}
            >
              <span aria-hidden="true">{verdict === 'go' ? '✓' : verdict === 'look' ? '?' : '×'}</span>
            </button>
            {hour % 3 === 0 && (
              <span aria-hidden="true">
                {hour === 0 ? nowText() : shortHourText(thisHour + hour * HOUR_MS)}
              </span>
            )}
          </li>
        ))}
      </RowList>
    </section>
  );
}

const nowText = () => translate({id: 'dashboard.flights.now', message: 'now'});
