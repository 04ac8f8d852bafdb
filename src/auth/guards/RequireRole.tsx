import {translate} from '@docusaurus/Translate';
import {lazyPart} from '@site/src/components/loading/lazyPart';
import hidden from '@site/src/components/hidden.module.css';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {hasRole, type Role} from '../people/roles';
import {roleGroups} from '../settings/identitySettings';
import {useAuth} from '../context/useAuth';
import {Checking} from './Checking';
import {NeedsNetwork} from './NeedsNetwork';
import {useCutOff} from './useCutOff';
import styles from './guards.module.css';

// What a refused person reads is downloaded when it is needed.
const SignInPanel = lazyPart(() => import('../forms/SignInPanel.client'), <Checking />);
const Refusal = lazyPart(() => import('./Refusal.client'), <Checking />);

export interface RequireRoleProps {
  /** The role that a person must have. */
  readonly role: Role;
  readonly children: ReactNode;
}

/**
 * Renders its children for those who have the role. It fails closed: until the browser knows who is signed in, and in
 * the static HTML, they are absent. This is a convenience: access is enforced by the services themselves.
 */
export function RequireRole(props: RequireRoleProps) {
  const gate = useRef<HTMLDivElement>(null);
  const {status} = useAuth();
  const before = useRef(status);
  const [hasArrived, setArrived] = useState(false);
  useEffect(() => {
    const isArrival = before.current === 'signedOut' && status === 'signedIn';
    before.current = status;
    setArrived(isArrival);
    // The form that had the focus is gone.
    if (isArrival) gate.current?.focus();
  }, [status]);
  // Whatever stands here fills the screen: the footer below it has no reason to move when it changes.
  return (
    <>
      <p role="status" className={hidden.hidden}>
        {hasArrived && translate({id: 'auth.signedIn', message: 'You are signed in.'})}
      </p>
      <div ref={gate} tabIndex={-1} className={styles.gate}>
        <Gate {...props} />
      </div>
    </>
  );
}

function Gate({role, children}: RequireRoleProps) {
  const {status, user, wake} = useAuth();
  const isCutOff = useCutOff();
  useEffect(wake, [wake]);
  if (isCutOff) return <NeedsNetwork />;
  if (status === 'unknown' || isCutOff === undefined) return <Checking />;
  if (!user) return <SignInPanel meanwhile={<Checking />} />;
  const isAdmitted = hasRole(user, 'portalUser', roleGroups) && hasRole(user, role, roleGroups);
  return isAdmitted ? children : <Refusal />;
}
