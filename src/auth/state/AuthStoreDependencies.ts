import type {NoticeKind} from '@site/src/components/notices';
import type {StoredSession} from './storedSession';
import type {TabMessage} from './tabs';
import type {User} from '../people/user';

/** What the store calls of the identity library; see `session/index`. */
export interface SessionLibrary {
  readonly loadUser: (options?: {forceRefresh: boolean}) => Promise<User | undefined>;
  readonly idToken: () => Promise<string | undefined>;
  readonly accessToken: () => Promise<string | undefined>;
  readonly signOut: (options?: {everywhere?: boolean}) => Promise<void>;
}

/** What the store needs of the browser; tests pass their own. */
export interface AuthStoreDependencies {
  /** The identity library, fetched at most once and only when somebody may be signed in. */
  readonly loadSession: () => Promise<SessionLibrary>;
  readonly stored: StoredSession;
  /** Tells the other tabs. */
  readonly broadcast: (message: TabMessage) => void;
  readonly notify: (kind: NoticeKind, text: string) => void;
  /** Whether the identity service is the sandbox of the reader's own machine. */
  readonly isSandbox: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Loads the page anew. */
  readonly reloadPage: () => void;
  readonly onceOnline: (callback: () => void) => void;
  /** Waits until what another tab stores for this user can be read here. */
  readonly untilStored: (username: string) => Promise<void>;
}
