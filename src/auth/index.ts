export type {Auth, AuthStatus, RefreshResult} from './AuthContext';
export {tenantOf} from './people/tenant';
export {useAuth} from './useAuth';
export type {User} from './people/user';
