import type {Auth, AuthState, RefreshResult} from './auth';
import {isNetworkError} from '../errors/isNetworkError';
import {notices} from './notices';
import type {User} from '../people/user';
import {logAuthError} from '../errors/logAuthError';
import type {AuthStoreDependencies} from './AuthStoreDependencies';

/** A session younger than this is not renewed, in milliseconds (specification, section 9). */
export const REFRESH_THROTTLE_MS = 600_000;

/** What a renewal may do to the state. */
interface Hold {
  readonly get: () => AuthState;
  readonly settle: (user: User | undefined) => void;
  /** The session is over: forget it here and in the other tabs, and say so. */
  readonly end: () => void;
}

export interface Renewal {
  readonly refresh: Auth['refresh'];
  /** Waits for a renewal that is on its way, whatever comes of it. */
  readonly settled: () => Promise<unknown>;
}

/** Renews the session by the rules of the specification's section 4, one renewal at a time. */
export function createRenewal(dependencies: AuthStoreDependencies, {get, settle, end}: Hold): Renewal {
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
      // A disabled user or a dead refresh token is no error to Amplify: it answers no tokens.
      if (!user) return finish();
      settle(user);
      return 'refreshed';
    } catch (error) {
      if (isNetworkError(error)) return keep();
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
  const keep = () => {
    // Every return to the tab tries again: saying it once is enough.
    if (!hasSaidOffline) notify('warning', notices.offlineKept());
    hasSaidOffline = true;
    return 'offline' as const;
  };

  return {
    settled: () => Promise.resolve(running),
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
