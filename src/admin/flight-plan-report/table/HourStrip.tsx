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
  const verdict = verdictText(worstOf(conflicts));
  const summary = titles.length === 0 ? verdict : `${verdict}: ${titles.join(', ')}`;
  return (
    <span className={styles.strip} role="img" aria-label={summary} title={summary}>
      <span aria-hidden="true">
        {hours.map(({hour, verdict}) => (
          <i key={hour} data-verdict={verdict} />
        ))}
      </span>
      {stripText(verdict, titles.length)}
    </span>
  );
}

function stripText(verdict: string, reasons: number): string {
  if (reasons === 0) return verdict;
  if (reasons === 1)
    return translate({id: 'admin.report.strip.one', message: '{verdict}: 1 reason'}, {verdict});
  return translate(
    {id: 'admin.report.strip', message: '{verdict}: {count} reasons'},
    {verdict, count: String(reasons)},
  );
}
