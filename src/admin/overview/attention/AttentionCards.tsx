import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import {useMemo, useState, type ReactNode} from 'react';
import type {Overview} from '../../userPool/overview';
import type {PeopleQuery} from '../../userPool/peopleQuery';
import {usersAddress} from '../../userPool/usersView';
import styles from '../overview.module.css';
import {findAttention, PATIENCE_DAYS, type Overdue} from './findAttention';
import {KeyOwners} from './KeyOwners';
import {PeopleFold} from './PeopleFold';

interface Props {
  readonly overview: Overview;
}

/** What an administrator may have to do something about, each figure with the list behind it. */
export function AttentionCards({overview: {people, groups, disabled}}: Props) {
  const {portalService} = useSiteSettings();
  // Days count: a page that stays open is as good as its figures.
  const [now] = useState(Date.now);
  const {waiting, unconfirmed, invited, keyOwners} = useMemo(
    () => findAttention(people, groups, now),
    [people, groups, now],
  );
  return (
    <section className={styles.attention} aria-labelledby="overview-attention">
      <h2 id="overview-attention" className={styles.title}>
        <Translate id="admin.overview.attention">Needs attention</Translate>
      </h2>
      <ul className={styles.figures}>
        <Figure
          count={unconfirmed.all}
          query={{by: 'status', text: 'UNCONFIRMED'}}
          name={translate({id: 'admin.overview.unconfirmed', message: 'never confirmed their address'})}
        >
          <OverdueText {...unconfirmed} />
        </Figure>
        <Figure
          count={invited.all}
          query={{by: 'status', text: 'FORCE_CHANGE_PASSWORD'}}
          name={translate({id: 'admin.overview.invited', message: 'have not accepted an invitation'})}
        >
          <OverdueText {...invited} />
        </Figure>
        <Figure
          count={disabled}
          query={{by: 'enabled', text: 'Disabled'}}
          name={translate({id: 'admin.overview.disabled', message: 'are disabled'})}
        />
      </ul>
      <PeopleFold
        title={translate(
          {id: 'admin.overview.waiting', message: 'Waiting for access: {count}'},
          {count: String(waiting.length)},
        )}
        people={waiting}
      >
        <Translate id="admin.overview.waitingText">
          They have confirmed their address and are in no group, so they can open no page that requires
          sign-in. Open a person to give access.
        </Translate>
      </PeopleFold>
      {portalService && <KeyOwners people={keyOwners} />}
    </section>
  );
}

interface FigureProps {
  readonly count: number;
  readonly query: PeopleQuery;
  readonly name: string;
  readonly children?: ReactNode;
}

/** A number that leads to the list of the people it counts. */
function Figure({count, query, name, children}: FigureProps) {
  return (
    <li>
      <Link to={usersAddress({query})}>
        <strong>{count}</strong> {name}
      </Link>
      {children}
    </li>
  );
}

function OverdueText({overdue}: Overdue) {
  return (
    overdue > 0 && (
      <span className={styles.overdue}>
        <Translate id="admin.overview.overdue" values={{count: overdue, days: PATIENCE_DAYS}}>
          {'{count} of them for more than {days} days'}
        </Translate>
      </span>
    )
  );
}
