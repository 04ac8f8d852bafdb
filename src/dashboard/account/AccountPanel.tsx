import {useAuth} from '@site/src/auth';
import styles from './account.module.css';
import {ApiKeys} from './ApiKeys';
import {Authenticator} from './Authenticator';
import {Groups} from './Groups';
import {PasswordChange} from './PasswordChange';
import {Profile} from './Profile';
import {Session} from './Session';

/** The person's own account. `lazy` requires the default export. */
export default function AccountPanel() {
  const {user} = useAuth();
  // After signing out there is no user, for a moment before the guard renders the sign-in form.
  if (!user) return null;
  return (
    <div className={styles.grid}>
      <Profile user={user} />
      <Groups user={user} />
      <ApiKeys keys={user.apiKeys} />
      <div className={styles.stack}>
        <Session user={user} />
        <Authenticator email={user.email} />
      </div>
      <PasswordChange email={user.email} />
    </div>
  );
}
