import {translate} from '@docusaurus/Translate';
import {conflictTitle, verdictText} from '@site/src/flight-plans/words/conflictWords';
import {worstOf} from '@site/src/plan-check';
import type {CheckedPlan} from '../data/reportData';
import styles from './table.module.css';

interface Props {
  readonly check: CheckedPlan;
}

/** Whether a plan can be flown, hour by hour, in a row of the table; the plan itself says why. */
export function HourStrip({check: {hours, conflicts}}: Props) {
  const titles = [...new Set(conflicts.map(conflictTitle))];
  const summary = [verdictText(worstOf(conflicts)), ...titles].join(': ');
  return (
    <span className={styles.strip} title={summary}>
      <span aria-hidden="true">
        {hours.map(({hour, verdict}) => (
          <i key={hour} data-verdict={verdict} />
        ))}
      </span>
      {titles.length === 0
        ? verdictText('go')
        : translate(
            {id: 'admin.report.strip', message: '{verdict}, {count}'},
            {verdict: verdictText(worstOf(conflicts)), count: String(titles.length)},
          )}
    </span>
  );
}
