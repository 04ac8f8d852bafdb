import type {IdentitySettings} from '@site/src/site/types';

/** Amplify's own prefix of everything it stores for a user pool. */
const PREFIX = 'CognitoIdentityServiceProvider';

/**
 * Looks into the browser's storage for a session without loading the identity library: a visitor who never signed in
 * downloads none of it. The keys are those that Amplify 6 writes (`DefaultTokenStore`).
 */
export interface StoredSession {
  /** The name of the user whose tokens are stored, or `undefined` when nobody can be signed in. */
  readonly lastUser: () => string | undefined;
  /** Whether the whole session of this user can be read: what another tab writes arrives here a little later. */
  readonly isComplete: (username: string) => boolean;
  /**
   * Whether the last user's access token is there; without it there is nothing to renew. Where storage is switched off
   * it is true: the identity library then has its tokens in memory.
   */
  readonly hasAccessToken: () => boolean;
  /** Removes whatever is left of a session: tokens that nobody can read must not stay. */
  readonly clear: () => void;
}

export function storedSession({userPoolClientId, cookie}: IdentitySettings): StoredSession {
  const prefix = `${PREFIX}.${userPoolClientId}.`;
  const items = cookie ? cookieItems(cookie.domain, cookie.path) : localItems;
  const lastUser = () => guarded(() => items.read(`${prefix}LastAuthUser`));
  return {
    lastUser,
    hasAccessToken: () =>
      guarded(() => items.read(`${prefix}${lastUser()}.accessToken`) !== undefined) ?? true,
    // Amplify writes the clock drift last.
    isComplete: (username) => guarded(() => items.read(`${prefix}${username}.clockDrift`)) !== undefined,
    clear: () => void guarded(() => items.removeAll(prefix)),
  };
}

const localItems = {
  read: (key: string) => window.localStorage.getItem(key) ?? undefined,
  removeAll: (prefix: string) => {
    for (const key of Object.keys(window.localStorage)) {
      if (key.startsWith(prefix)) window.localStorage.removeItem(key);
    }
  },
};

/** With `identity.cookie` in site.config, Amplify stores its tokens in cookies whose names are percent-encoded. */
function cookieItems(domain: string, path: string) {
  const all = () =>
    document.cookie.split('; ').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return {name, key: decoded(name), value: decoded(value.join('='))};
    });
  return {
    read: (key: string) => all().find((item) => item.key === key)?.value,
    removeAll: (prefix: string) => {
      for (const {name, key} of all()) {
        if (key.startsWith(prefix)) document.cookie = `${name}=; Max-Age=0; Domain=${domain}; Path=${path}`;
      }
    },
  };
}

/** Cookies of others need not be well encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

let hasWarned = false;

/** Storage may be switched off: then nobody stays signed in, and the page must still work. Said once a page. */
function guarded<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    if (!hasWarned) console.warn('Browser storage is not available; nobody can stay signed in here.', error);
    hasWarned = true;
    return undefined;
  }
}
