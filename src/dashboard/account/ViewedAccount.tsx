import Translate from '@docusaurus/Translate';
import type {User} from '@site/src/auth';
import styles from './account.module.css';
import {Groups} from './Groups';
import {Profile} from './Profile';

interface Props {
  /** As whom an administrator sees the portal. */
  readonly user: User;
}

/** The account as far as an administrator may see it as somebody else: keys and sign-in are the person's own. */
export function ViewedAccount({user}: Props) {
  return (
    <>
      <p>
        <Translate id="dashboard.account.viewed">
          API keys, password, passkeys, second factor and session are not shown here: they belong to the
          person alone.
        </Translate>
      </p>
      <div className={styles.grid}>
        {user.viewed?.username !== undefined && <Profile user={user} />}
        <Groups user={user} />
      </div>
    </>
  );
}
