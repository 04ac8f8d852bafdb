import type {Auth, AuthState, RefreshResult} from './auth';
import {isNetworkError} from '../errors/isNetworkError';
import {notices} from './notices';
import type {User} from '../people/user';
import {logAuthError} from '../errors/logAuthError';
import type {AuthStoreDependencies} from './AuthStoreDependencies';

/** A session younger than this is not renewed, in milliseconds: ten minutes. */
const REFRESH_THROTTLE_MS = 600_000;

/** The state as a renewal reads and changes it. */
interface StateAccess {
  readonly get: () => AuthState;
  readonly setUser: (user: User | undefined) => void;
  /** The session is over: forget it here and in the other tabs, and say so. */
  readonly end: () => void;
}

export interface Renewal {
  readonly refresh: Auth['refresh'];
  /** Waits for a renewal that is on its way, whatever comes of it. */
  readonly finished: () => Promise<unknown>;
}

/**
 * Renews the session, one renewal at a time. A session renewed within ten minutes stays as it is; without an access
 * token there is nothing to renew; a network failure leaves the tokens where they are, any other failure ends the session.
 */
export function createRenewal(
  dependencies: AuthStoreDependencies,
  {get, setUser, end}: StateAccess,
): Renewal {
  const {loadSession, stored, notify, now} = dependencies;
  let running: Promise<RefreshResult> | undefined;
  let hasSaidOffline = false;

  const renew = async (): Promise<RefreshResult> => {
    const before = get().user?.username;
    try {
      const user = await (await loadSession()).loadUser({forceRefresh: true});
      hasSaidOffline = false;
      // Signed out meanwhile, here or in another tab: the fresh tokens are nobody's.
      if (get().user?.username !== before) return abandon();
      // A disabled user or a dead refresh token is no error to Amplify: it returns no tokens.
      if (!user) return finish();
      setUser(user);
      return 'refreshed';
    } catch (error) {
      if (isNetworkError(error)) return stayOffline();
      logAuthError('Renewing the session failed', error);
      return finish();
    }
  };

  const abandon = () => {
    if (!get().user) stored.clear();
    return 'ended' as const;
  };
  const finish = () => {
    end();
    return 'ended' as const;
  };
  const stayOffline = () => {
    // Every return to the tab tries again: one notice is enough.
    if (!hasSaidOffline) notify('warning', notices.offlineKept(dependencies.isSandbox));
    hasSaidOffline = true;
    return 'offline' as const;
  };

  return {
    finished: () => Promise.resolve(running),
    refresh: async ({force = false} = {}) => {
      const last = get().user?.lastRefreshTime ?? 0;
      if (!force && now() - last < REFRESH_THROTTLE_MS) return 'refreshed recently already';
      if (!stored.hasAccessToken()) {
        // Whoever emptied the browser's storage is no longer signed in.
        if (get().user) end();
        return 'Refresh token not found';
      }
      return (running ??= renew().finally(() => (running = undefined)));
    },
  };
}
