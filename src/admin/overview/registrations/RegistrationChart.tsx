import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {Segments} from '@site/src/components/segments/Segments';
import {useMemo, useState} from 'react';
import type {Person} from '../../userPool/people';
import {usersAddress} from '../../userPool/usersView';
import {Counts} from '../Counts';
import styles from '../overview.module.css';
import {registrationsOf, type Span} from './registrationsOf';

interface Props {
  readonly people: readonly Person[];
}

/** New accounts over time: a table whose rows are bars, for eyes and ears alike. */
export function RegistrationChart({people}: Props) {
  const [span, setSpan] = useState<Span>('week');
  const rows = useMemo(
    () =>
      registrationsOf(people, span, new Date()).map(({start, count}) => ({
        name: dayText(start, span),
        count,
      })),
    [people, span],
  );
  return (
    <div>
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
      <Counts title={<Translate id="admin.overview.registrations">New accounts</Translate>} rows={rows} />
    </div>
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
