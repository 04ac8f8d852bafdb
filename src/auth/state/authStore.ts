import type {Auth, AuthState} from './auth';
import {isNetworkError} from '../errors/isNetworkError';
import {notices} from './notices';
import type {TabMessage} from './tabs';
import type {User} from '../people/user';
import {logAuthError} from '../errors/logAuthError';
import {createRenewal} from './renewal';
import type {AuthStoreDependencies} from './AuthStoreDependencies';

/** The one holder of who is here. React only shows what it says. */
export interface AuthStore extends Pick<Auth, 'wake' | 'reload' | 'refresh' | 'signOut' | 'idToken'> {
  readonly get: () => AuthState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Nobody is signed in: no session is stored. */
  readonly nobody: () => void;
  /** Does as another tab says. */
  readonly follow: (message: TabMessage) => void;
}

export const unknown: AuthState = {status: 'unknown', user: undefined};

export function createAuthStore(dependencies: AuthStoreDependencies): AuthStore {
  const {loadSession, stored, tell, notify, startAfresh, onceOnline, untilStored} = dependencies;
  const listeners = new Set<() => void>();
  let state = unknown;
  // Whoever was here last: what the identity library keeps in memory is theirs, even after they have left.
  let known: string | undefined;
  let looking: Promise<void> | undefined;
  let leaving: Promise<void> | undefined;

  const settle = (user: User | undefined) => {
    known = user?.username ?? known;
    state = {status: user ? 'signedIn' : 'signedOut', user};
    listeners.forEach((listener) => listener());
  };

  const look = async () => {
    try {
      const user = await (await loadSession()).loadUser();
      // What is stored and cannot be read would be tried again on every page: away with it.
      if (!user) stored.clear();
      settle(user);
    } catch (error) {
      logAuthError('Reading the session failed', error);
      if (isNetworkError(error)) {
        notify('warning', notices.offlineAtStart());
        onceOnline(() => void look());
      } else {
        stored.clear();
      }
      settle(undefined);
    }
  };

  const end = () => {
    stored.clear();
    settle(undefined);
    tell({user: undefined});
    notify('info', notices.sessionEnded());
  };

  const renewal = createRenewal(dependencies, {get: () => state, settle, end});

  const leave = async (options: Parameters<Auth['signOut']>[0]) => {
    // A renewal on its way would put fresh tokens where the old ones have just been removed.
    await renewal.settled();
    await (await loadSession()).signOut(options);
    stored.clear();
    settle(undefined);
    tell({user: undefined});
  };

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    nobody: () => settle(undefined),
    wake: () => {
      if (state.status === 'unknown') looking ??= look().finally(() => (looking = undefined));
    },
    reload: async () => {
      await look();
      tell({user: state.user?.username});
    },
    refresh: renewal.refresh,
    signOut: (options) => (leaving ??= leave(options).finally(() => (leaving = undefined))),
    idToken: async () => {
      const token = await (await loadSession()).idToken();
      // The library has just found out that the session is over.
      if (!token && state.user) end();
      return token;
    },
    follow: ({user: other}) => {
      // Another person's data must not stay on screen, nor in memory: start this tab afresh.
      if (other && known && known !== other) startAfresh();
      else if (other) void untilStored(other).then(look);
      else settle(undefined);
    },
  };
}
