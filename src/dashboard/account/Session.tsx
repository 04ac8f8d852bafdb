import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {User} from '@site/src/auth';
import {sessionTimes, type SessionTimes} from '@site/src/auth/session/account';
import {useEffect, useState} from 'react';
import {paths} from '@site/src/site/paths';
import styles from './account.module.css';
import {Card} from '@site/src/components/card/Card';
import {Moment} from '@site/src/components/moment/Moment';
import {smallButton} from '@site/src/components/small-button/SmallButton';

interface Props {
  readonly user: User;
}

/** When the session began, how long its tokens are valid, and how to end it. */
export function Session({user}: Props) {
  const [times, setTimes] = useState<SessionTimes>();
  // A renewal gives a new user object: read the times again.
  useEffect(() => {
    let isCurrent = true;
    void sessionTimes().then((found) => {
      if (isCurrent) setTimes(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [user]);
  return (
    <Card title={translate({id: 'dashboard.session.title', message: 'Session'})}>
      <dl className={styles.facts}>
        <dt>
          <Translate id="dashboard.session.since">Signed in</Translate>
        </dt>
        <dd>
          <Moment at={times?.signedInAt} />
        </dd>
        <dt>
          <Translate id="dashboard.session.renewed">Renewed</Translate>
        </dt>
        <dd>
          <Moment at={times?.renewedAt} />
        </dd>
        <dt>
          <Translate id="dashboard.session.expires">Tokens valid until</Translate>
        </dt>
        <dd>
          <Moment at={times?.tokenExpiresAt} />
        </dd>
      </dl>
      <p className={styles.actions}>
        <Link className={smallButton} to={paths.logout}>
          <Translate id="dashboard.session.signOut">Sign out</Translate>
        </Link>
        <Link className={smallButton} to={`${paths.logout}?everywhere`}>
          <Translate id="dashboard.session.everywhere">Sign out everywhere</Translate>
        </Link>
      </p>
    </Card>
  );
}
