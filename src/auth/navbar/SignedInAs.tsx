import Translate from '@docusaurus/Translate';
import {paths} from '@site/src/site/paths';
import DefaultNavbarItem, {type Props} from '@theme/NavbarItem/DefaultNavbarItem';
import {useAuth} from '../context/useAuth';
import styles from './navbar.module.css';

/**
 * A link to the account that says whose it is. It stands first in its group: appearing, it pushes nothing. A long
 * address is cut; the pointer, the person menu and the account show it whole.
 */
export function SignedInAs(props: Props) {
  const {user} = useAuth();
  if (!user) return null;
  return (
    <DefaultNavbarItem
      {...props}
      className={props.mobile ? styles.listed : styles.stacked}
      // The path alone does not say which panel is open; the list of panels marks it.
      isActive={() => false}
      to={paths.account}
      title={user.email}
      label={
        <Translate
          id="navbar.signedInAs"
          values={{email: <span className={styles.address}>{user.email}</span>}}
        >
          {'Signed in as {email}'}
        </Translate>
      }
    />
  );
}
