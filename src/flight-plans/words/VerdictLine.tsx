import {translate} from '@docusaurus/Translate';
import type {Units} from '@site/src/components/units/units';
import type {PlanCheck, Verdict} from '@site/src/plan-check';
import {conflictTitle, whyText} from './conflictWords';
import styles from './verdictLine.module.css';

interface Props {
  readonly check: PlanCheck;
  /** The hour it is about: 0 is the present one. */
  readonly hour: number;
  /** That hour in words; undefined for now. */
  readonly time: string | undefined;
  /** Other than the API's. */
  readonly units?: Units;
}

/**
 * Go, caution or no-go for one hour, and the first reason. Whoever shows it shows the attribution of the alerts, too.
 */
export function VerdictLine({check, hour, time, units}: Props) {
  const shown = check.hours[hour];
  if (!shown) return null;
  const reason = shown.conflicts.find(({verdict}) => verdict === shown.verdict);
  return (
    <p className={styles.verdict} data-verdict={shown.verdict}>
      <strong>{verdictAt(shown.verdict, time)}</strong>
      <span>
        {reason
          ? `${conflictTitle(reason)}: ${whyText(reason.cause, units)}`
          : translate({id: 'flightPlans.verdict.free', message: 'Nothing is in the way of the flight.'})}
      </span>
    </p>
  );
}

function verdictAt(verdict: Verdict, time: string | undefined): string {
  const at = {time: time ?? translate({id: 'flightPlans.verdict.now', message: 'now'})};
  switch (verdict) {
    case 'go':
      return translate({id: 'flightPlans.verdict.go', message: 'Go {time}'}, at);
    case 'look':
      return translate({id: 'flightPlans.verdict.look', message: 'Caution {time}'}, at);
    case 'noGo':
      return translate({id: 'flightPlans.verdict.noGo', message: 'No-go {time}'}, at);
  }
}
