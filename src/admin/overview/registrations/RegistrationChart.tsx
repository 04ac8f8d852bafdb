import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import hidden from '@site/src/components/hidden.module.css';
import {Segments} from '@site/src/components/segments/Segments';
import {useMemo, useState} from 'react';
import type {Person} from '../../userPool/people';
import {usersAddress} from '../../userPool/usersView';
import {Counts} from '../Counts';
import styles from '../overview.module.css';
import {Columns} from './Columns';
import {registrationsOf, type Span} from './registrationsOf';

interface Props {
  readonly people: readonly Person[];
}

/** New accounts over time: columns for eyes, and a table of the same numbers for ears. */
export function RegistrationChart({people}: Props) {
  const [span, setSpan] = useState<Span>('week');
  const [opened] = useState(() => new Date());
  const columns = useMemo(
    () =>
      registrationsOf(people, span, opened).map(({start, count}) => ({
        name: dayText(start, span),
        label: start.toLocaleDateString(undefined, {day: 'numeric', month: 'short'}),
        count,
      })),
    [people, span, opened],
  );
  return (
    <div className={styles.chart}>
      <p className={styles.chartTitle} aria-hidden="true">
        <Translate id="admin.overview.registrations">New accounts</Translate>
      </p>
      <div className={styles.chartHead}>
        <Segments
          label={translate({id: 'admin.overview.span', message: 'New accounts by'})}
          options={[
            {value: 'week', name: translate({id: 'admin.overview.weeks', message: 'Weeks'})},
            {value: 'day', name: translate({id: 'admin.overview.days', message: 'Days'})},
          ]}
          value={span}
          choose={setSpan}
        />
        <Link to={usersAddress({sort: 'created', isDescending: true})}>
          <Translate id="admin.overview.newestFirst">All accounts, newest first</Translate>
        </Link>
      </div>
      <Columns columns={columns} none={noneText(span, columns.length)} />
      {columns.some(({count}) => count > 0) && (
        <div className={hidden.hidden}>
          <Counts
            title={<Translate id="admin.overview.registrations">New accounts</Translate>}
            rows={columns}
          />
        </div>
      )}
    </div>
  );
}

function noneText(span: Span, count: number): string {
  return span === 'day'
    ? translate(
        {id: 'admin.overview.noneInDays', message: 'No account was created in the last {count} days.'},
        {count: String(count)},
      )
    : translate(
        {id: 'admin.overview.noneInWeeks', message: 'No account was created in the last {count} weeks.'},
        {count: String(count)},
      );
}

function dayText(day: Date, span: Span): string {
  const text = day.toLocaleDateString(undefined, {
    day: 'numeric',
    month: 'short',
    ...(span === 'day' && {weekday: 'short'}),
  });
  return span === 'day'
    ? text
    : translate({id: 'admin.overview.week', message: 'Week of {day}'}, {day: text});
}
