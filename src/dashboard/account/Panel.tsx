import {useAuth} from '@site/src/auth';
import {usableKeys} from '@site/src/auth/people/apiKeyNames';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import styles from './account.module.css';
import {ApiKeys} from './ApiKeys';
import {Authenticator} from './Authenticator';
import {Groups} from './Groups';
import {KeysCard} from './KeysCard';
import {Passkeys} from './Passkeys';
import {PasswordChange} from './PasswordChange';
import {Profile} from './Profile';
import {Session} from './Session';
import {ViewedAccount} from './ViewedAccount';

/** The person's own account. `lazy` requires the default export. */
export default function AccountPanel() {
  const {user} = useAuth();
  const {portalService} = useSiteSettings();
  // After signing out there is no user, for a moment before the guard renders the sign-in form.
  if (!user) return null;
  if (user.viewed) return <ViewedAccount user={user} />;
  const cards = (
    <>
      <Profile user={user} />
      <Groups user={user} />
      {!portalService && <ApiKeys keys={usableKeys(user.apiKeys)} />}
      <div className={styles.stack}>
        <Session user={user} />
        <Authenticator email={user.email} />
      </div>
      <div className={styles.stack}>
        <PasswordChange email={user.email} />
        <Passkeys email={user.email} />
      </div>
    </>
  );
  return <div className={styles.grid}>{portalService ? <KeysCard>{cards}</KeysCard> : cards}</div>;
}
