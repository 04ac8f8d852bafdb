import {tabCalls} from '@site/src/base/calls/tabCalls';
import type {Auth, AuthState} from './auth';
import {isNetworkError} from '../errors/isNetworkError';
import {notices} from './notices';
import type {TabMessage} from './tabs';
import type {User} from '../people/user';
import {logAuthError} from '../errors/logAuthError';
import {createRenewal} from './renewal';
import type {AuthStoreDependencies} from './AuthStoreDependencies';

/** The one store of who is signed in. React only renders its state. */
export interface AuthStore extends Pick<
  Auth,
  'wake' | 'reload' | 'refresh' | 'signOut' | 'idToken' | 'accessToken'
> {
  readonly get: () => AuthState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Nobody is signed in: no session is stored. */
  readonly nobody: () => void;
  /** Follows what another tab has reported. */
  readonly follow: (message: TabMessage) => void;
}

export const unknown: AuthState = {status: 'unknown', user: undefined};

export function createAuthStore(dependencies: AuthStoreDependencies): AuthStore {
  const {loadSession, stored, broadcast, notify, reloadPage, onceOnline, untilStored} = dependencies;
  const listeners = new Set<() => void>();
  let state = unknown;
  // The person last signed in: what the identity library has in memory is theirs, even after they have signed out.
  let lastUsername: string | undefined;
  let loading: Promise<void> | undefined;
  let leaving: Promise<void> | undefined;

  const setUser = (user: User | undefined) => {
    // The calls of this tab carry the credentials of whoever made them: they go with the person.
    if (state.user && state.user.username !== user?.username) tabCalls.forget();
    lastUsername = user?.username ?? lastUsername;
    state = {status: user ? 'signedIn' : 'signedOut', user};
    listeners.forEach((listener) => listener());
  };

  const load = async () => {
    try {
      const user = await (await loadSession()).loadUser();
      // What is stored and cannot be read would be tried again on every page: remove it.
      if (!user) stored.clear();
      setUser(user);
    } catch (error) {
      logAuthError('Reading the session failed', error);
      if (isNetworkError(error)) {
        notify('warning', notices.offlineAtStart(dependencies.isSandbox));
        onceOnline(() => void load());
      } else {
        stored.clear();
      }
      setUser(undefined);
    }
  };

  const end = () => {
    stored.clear();
    setUser(undefined);
    broadcast({user: undefined});
    notify('info', notices.sessionEnded());
  };

  const renewal = createRenewal(dependencies, {get: () => state, setUser, end});

  const leave = async (options: Parameters<Auth['signOut']>[0]) => {
    // A renewal on its way would put fresh tokens where the old ones have just been removed.
    await renewal.finished();
    await (await loadSession()).signOut(options);
    stored.clear();
    setUser(undefined);
    broadcast({user: undefined});
  };

  const tokenOf = async (kind: 'idToken' | 'accessToken') => {
    const token = await (await loadSession())[kind]();
    // The library has just found out that the session is over.
    if (!token && state.user) end();
    return token;
  };

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    nobody: () => setUser(undefined),
    wake: () => {
      if (state.status === 'unknown') loading ??= load().finally(() => (loading = undefined));
    },
    reload: async () => {
      await load();
      broadcast({user: state.user?.username});
    },
    refresh: renewal.refresh,
    signOut: (options) => (leaving ??= leave(options).finally(() => (leaving = undefined))),
    idToken: () => tokenOf('idToken'),
    accessToken: () => tokenOf('accessToken'),
    follow: ({user: other}) => {
      // Another person's data must not stay on screen, nor in memory: start this tab afresh.
      if (other && lastUsername && lastUsername !== other) reloadPage();
      else if (other) void untilStored(other).then(load);
      else setUser(undefined);
    },
  };
}
