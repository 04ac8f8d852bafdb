import {useAuth} from '../context/useAuth';
import {hasRole} from '../people/roles';
import {roleGroups} from '../settings/identitySettings';
import {Forbidden} from './Forbidden';
import {NoAccess} from './NoAccess';

/** What somebody reads who is signed in and lacks the role of a page. `lazy` requires the default export. */
export default function Refusal() {
  const {user} = useAuth();
  return user && hasRole(user, 'portalUser', roleGroups) ? <Forbidden /> : <NoAccess />;
}
