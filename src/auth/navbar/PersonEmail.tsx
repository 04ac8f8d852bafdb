import {useAuth} from '../context/useAuth';
import styles from './navbar.module.css';

interface Props {
  readonly mobile?: boolean;
}

/** The first line of the person menu: the address, not a link. */
export function PersonEmail({mobile = false}: Props) {
  const {user} = useAuth();
  if (!user) return null;
  return (
    <li className={mobile ? 'menu__list-item' : undefined}>
      <span className={`${mobile ? 'menu__link' : 'dropdown__link'} ${styles.email}`} aria-disabled="true">
        {user.email}
      </span>
    </li>
  );
}
