import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {useAuth} from '../context/useAuth';
import styles from './navbar.module.css';

interface Props {
  readonly mobile?: boolean;
}

/** The first line of the person menu, a disabled item: the address of who is signed in. */
export function PersonEmail({mobile = false}: Props) {
  const {user} = useAuth();
  if (!user) return null;
  return (
    <li className={mobile ? 'menu__list-item' : undefined}>
      <span className={clsx(mobile ? 'menu__link' : 'dropdown__link', styles.email)} aria-disabled="true">
        <span className={styles.caption}>
          <Translate id="navbar.person.signedInAs">Signed in as</Translate>
        </span>
        <span className={styles.address}>{user.email}</span>
      </span>
    </li>
  );
}
