import {translate} from '@docusaurus/Translate';
import {AlertAttribution} from '@site/src/components/alert-attribution/AlertAttribution';
import {clockText} from '@site/src/components/figures/figureWords';
import {useUnits} from '@site/src/components/units/useUnits';
import {ListRow} from '@site/src/components/list-row/ListRow';
import {RowList} from '@site/src/components/list-row/RowList';
import {NoConflict} from '@site/src/flight-plans/words/CheckWords';
import {
  alertsOf,
  conflictTitle,
  stretchText,
  verdictText,
  whyText,
} from '@site/src/flight-plans/words/conflictWords';
import type {Conflict, PlanCheck} from '@site/src/plan-check';
import {useThisHour} from '../../shared/data/useNow';
import {Hint} from '../../shared/parts/Hint';
import {HOUR_MS} from '../../shared/view/hours';
import styles from '../flights.module.css';

interface Props {
  readonly check: PlanCheck;
  readonly focused: string | undefined;
  readonly focus: (conflict: Conflict | undefined) => void;
}

/** Why not: each thing that stands against the plan, with its stretch and its hours. */
export function ConflictList({check: {conflicts}, focused, focus}: Props) {
  const thisHour = useThisHour();
  const [units] = useUnits();
  if (conflicts.length === 0)
    return (
      <Hint>
        <NoConflict />
      </Hint>
    );
  return (
    <>
      <RowList
        className={styles.conflicts}
        label={translate({id: 'dashboard.flights.conflicts', message: 'Conflicts'})}
      >
        {conflicts.map((conflict) => (
          <ListRow
            key={conflict.id}
            className={styles.conflict}
            isSelected={conflict.id === focused}
            isHovered={false}
            toggle={() => focus(conflict.id === focused ? undefined : conflict)}
            hover={() => undefined}
          >
            <span className={styles.conflictName}>
              <em data-verdict={conflict.verdict}>{verdictText(conflict.verdict)}</em>{' '}
              {conflictTitle(conflict)}
            </span>
            <span className={styles.why}>{whyText(conflict.cause, units)}</span>
            <span className={styles.why}>
              {stretchText(conflict)}, {hoursText(conflict.hours, thisHour)}
            </span>
          </ListRow>
        ))}
      </RowList>
      <AlertAttribution alerts={alertsOf(conflicts)} />
    </>
  );
}

/** The hours of a conflict, neighbours as one span. */
function hoursText(hours: readonly number[], thisHour: number): string {
  const spans: [number, number][] = [];
  for (const hour of hours) {
    const last = spans.at(-1);
    if (last?.[1] === hour) last[1] = hour + 1;
    else spans.push([hour, hour + 1]);
  }
  const time = (hour: number) => clockText(thisHour + hour * HOUR_MS);
  return spans.map(([from, to]) => `${time(from)}–${time(to)}`).join(', ');
}
