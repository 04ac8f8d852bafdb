import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {AlertAttribution} from '@site/src/components/alert-attribution/AlertAttribution';
import {clockText, shortHourText} from '@site/src/components/figures/figureWords';
import {ScrollTable} from '@site/src/components/scroll-table/ScrollTable';
import {EarliestHour} from '@site/src/flight-plans/words/CheckWords';
import {alertsOf, conflictTitle, verdictText, whyText} from '@site/src/flight-plans/words/conflictWords';
import type {Cause} from '@site/src/plan-check';
import {useMemo} from 'react';
import {HOUR_MS, type CheckedPlan} from '../data/reportData';
import {conflictLink} from './conflictLink';
import {hourRows, type HourCell, type HourRow} from './hourRows';
import {verdictSigns} from './verdictSigns';
import styles from './plan.module.css';

interface Props {
  readonly check: CheckedPlan;
}

/** Go, look or no-go: what stands against a plan, hour by hour, each cell with its reason. */
export function HourTable({check}: Props) {
  const rows = useMemo(() => hourRows(check), [check]);
  const {thisHour, hours, earliest} = check;
  const timeOf = (hour: number) => thisHour + hour * HOUR_MS;
  const title = translate({id: 'admin.plan.hours', message: 'Go, caution or no-go, hour by hour'});
  return (
    <section className={styles.hours}>
      <EarliestHour earliest={earliest === undefined ? undefined : clockText(timeOf(earliest))} />
      <ScrollTable label={title}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="admin.plan.against">Conflict</Translate>
            </th>
            {hours.map(({hour}) => (
              <th key={hour} scope="col">
                <time dateTime={new Date(timeOf(hour)).toISOString()}>{shortHourText(timeOf(hour))}</time>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={styles.whole}>
            <th scope="row">
              <Translate id="admin.plan.whole">The whole flight</Translate>
            </th>
            {hours.map(({hour, verdict}) => (
              <td key={hour} data-verdict={verdict}>
                <span title={verdictText(verdict)} role="img" aria-label={verdictText(verdict)}>
                  {verdictSigns[verdict]}
                </span>
              </td>
            ))}
          </tr>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                <em>{kindText(row.kind)}</em>{' '}
                <Link to={conflictLink(row.conflict, timeOf(row.conflict.hours[0] ?? 0))}>
                  {conflictTitle(row.conflict)}
                </Link>
              </th>
              {row.cells.map((cell) => (
                <td key={cell.hour} data-verdict={cell.verdict}>
                  <Cell row={row} cell={cell} time={timeOf(cell.hour)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      <AlertAttribution alerts={alertsOf(check.conflicts)} />
    </section>
  );
}

interface CellProps {
  readonly row: HourRow;
  readonly cell: HourCell;
  readonly time: number;
}

function Cell({row: {conflict}, cell: {verdict, cause}, time}: CellProps) {
  if (!cause) return <span className={styles.free}>{verdictSigns.go}</span>;
  const why = `${clockText(time)}, ${verdictText(verdict)}: ${conflictTitle(conflict)}, ${whyText(cause)}`;
  return (
    <Link to={conflictLink(conflict, time)} title={why} aria-label={why}>
      {verdictSigns[verdict]}
    </Link>
  );
}

function kindText(kind: Cause['kind']): string {
  switch (kind) {
    case 'restriction':
      return translate({id: 'admin.plan.restriction', message: 'Restriction'});
    case 'alert':
      return translate({id: 'admin.plan.alert', message: 'Alert'});
    case 'forecast':
      return translate({id: 'admin.plan.forecast', message: 'Forecast'});
  }
}
