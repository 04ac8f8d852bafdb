import type {User} from '../people/user';

/**
 * `unknown` until the browser has looked: pages are rendered at build, where nobody is known. Guards show neither the
 * page nor the sign-in form meanwhile.
 */
export type AuthStatus = 'unknown' | 'signedOut' | 'signedIn';

/** How a renewal of the session ended. */
export type RefreshResult =
  | 'refreshed recently already'
  | 'Refresh token not found'
  | 'refreshed'
  | 'offline'
  | 'ended';

export interface AuthState {
  readonly status: AuthStatus;
  /** Present exactly when `status` is `signedIn`. */
  readonly user: User | undefined;
}

/** Who is signed in, and what can be done about it. */
export interface Auth extends AuthState {
  /** Finds out now who is signed in, where the provider would have waited for the page to be usable. */
  readonly wake: () => void;
  /** Reads the session again, after a form has signed somebody in or changed something. */
  readonly reload: () => Promise<void>;
  /** Renews the session unless it was renewed within ten minutes; `force` renews it all the same. */
  readonly refresh: (options?: {force?: boolean}) => Promise<RefreshResult>;
  /**
   * Ends the session here and, on request, on all devices.
   * @throws when other devices were to be signed out and the service did not do it; the session here then stays
   */
  readonly signOut: (options?: {everywhere?: boolean}) => Promise<void>;
  /** The bearer token for the platform's API; `undefined` when nobody is signed in. Never store or show it. */
  readonly idToken: () => Promise<string | undefined>;
  /** The same for the portal service, which asks the user pool whether the session still counts. */
  readonly accessToken: () => Promise<string | undefined>;
}
