import {lazyPart} from '@site/src/components/loading/lazyPart';
import {useEffect, type ReactNode} from 'react';
import {hasRole, type Role} from '../people/roles';
import {roleGroups} from '../settings/identitySettings';
import {useAuth} from '../context/useAuth';
import {Checking} from './Checking';
import {Forbidden} from './Forbidden';
import styles from './guards.module.css';
import {NoAccess} from './NoAccess';

const SignInPanel = lazyPart(() => import('../forms/SignInPanel'), <Checking />);

interface Props {
  /** What a person must be to enter. */
  readonly role: Role;
  readonly children: ReactNode;
}

/**
 * Shows the room to those who may enter it. It fails closed: until the browser knows who is here, and in the static
 * HTML, there is nothing of the room. A courtesy all the same; the services themselves are the lock.
 */
export function RequireRole(props: Props) {
  // Whatever stands here fills the screen: the footer below it has no reason to move when it changes.
  return (
    <div className={styles.gate}>
      <Gate {...props} />
    </div>
  );
}

function Gate({role, children}: Props) {
  const {status, user, wake} = useAuth();
  useEffect(wake, [wake]);
  if (status === 'unknown') return <Checking />;
  if (!user) return <SignInPanel />;
  if (!hasRole(user, 'portalUser', roleGroups)) return <NoAccess />;
  if (!hasRole(user, role, roleGroups)) return <Forbidden />;
  return children;
}
