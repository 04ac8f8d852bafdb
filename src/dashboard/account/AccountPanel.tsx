import {useAuth} from '@site/src/auth';
import styles from '../dashboard.module.css';
import {ApiKeys} from './ApiKeys';
import {Authenticator} from './Authenticator';
import {Groups} from './Groups';
import {PasswordChange} from './PasswordChange';
import {Profile} from './Profile';
import {Session} from './Session';

/** The person's own account. The default export is what `lazy` demands. */
export default function AccountPanel() {
  const {user} = useAuth();
  // Signing out takes the person away before the guard has drawn the form in this room's place.
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
