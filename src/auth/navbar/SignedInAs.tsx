import {translate} from '@docusaurus/Translate';
import {paths} from '@site/src/site/paths';
import DefaultNavbarItem, {type Props} from '@theme/NavbarItem/DefaultNavbarItem';
import clsx from 'clsx';
import {useAuth} from '../context/useAuth';
import styles from './navbar.module.css';

/** "Signed in as {email}", for a signed-in person only. */
export function SignedInAs({className, ...props}: Props) {
  const {user} = useAuth();
  if (!user) return null;
  const label = translate({id: 'navbar.signedInAs', message: 'Signed in as {email}'}, {email: user.email});
  return (
    <DefaultNavbarItem
      {...props}
      className={clsx(className, !props.mobile && styles.signedInAs)}
      label={label}
      to={paths.dashboard}
    />
  );
}
