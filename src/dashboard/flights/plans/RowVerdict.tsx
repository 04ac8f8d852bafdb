import {translate} from '@docusaurus/Translate';
import {verdictText} from '@site/src/flight-plans/words/conflictWords';
import type {PathedPlan} from '@site/src/plan-check';
import {useEffect, useMemo} from 'react';
import {useThisHour} from '../../shared/data/useNow';
import {usePlanChecks} from '../../shared/flights/usePlanChecks';
import {hourOffset} from '../../shared/view/hours';
import {useView} from '../../shared/view/useView';
import styles from '../flights.module.css';

const none: readonly PathedPlan[] = [];

interface Props {
  readonly plan: PathedPlan;
  /** Whether it is this plan's turn to be checked. */
  readonly isChecked: boolean;
  /** There is a verdict, or there will be none. */
  readonly finish: (id: string) => void;
}

/** Go, caution or no-go for the hour of the time bar, as the card of the plan says it. */
export function RowVerdict({plan, isChecked, finish}: Props) {
  const {view} = useView();
  const hour = Math.max(0, hourOffset(view.at, useThisHour()));
  const {checks, results} = usePlanChecks(useMemo(() => (isChecked ? [plan] : none), [isChecked, plan]));
  const verdict = checks[0]?.hours[hour]?.verdict;
  const hasFailed = results.some(({isError}) => isError);
  const isOver = isChecked && (checks[0] !== undefined || hasFailed);
  useEffect(() => {
    if (isOver) finish(plan.id);
  }, [isOver, finish, plan.id]);
  if (!verdict)
    return hasFailed ? (
      <span className={styles.why}>
        {translate({id: 'dashboard.flights.unchecked', message: 'not checked'})}
      </span>
    ) : null;
  return (
    <span className={styles.rowVerdict} data-verdict={verdict}>
      <i aria-hidden="true">{verdict === 'go' ? '✓' : verdict === 'look' ? '?' : '×'}</i>{' '}
      {verdictText(verdict)}
    </span>
  );
}
