export type {Auth, AuthStatus, RefreshResult} from './AuthContext';
export {tenantOf} from './tenant';
export {useAuth} from './useAuth';
export type {User} from './user';
