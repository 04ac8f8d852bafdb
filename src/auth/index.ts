export type {Auth, AuthStatus, RefreshResult} from './state/auth';
export {tenantOf} from './people/tenant';
export {useAuth} from './context/useAuth';
export type {User} from './people/user';
export {isViewing, refuseChange} from './viewing/refuseChange';
