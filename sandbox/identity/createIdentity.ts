import type {Log} from '../base/log';
import type {Route} from '../http/route';
import type {TokenCheck} from '../base/tokenCheck';
import {type IdentityDependencies, createDependencies} from './dependencies/dependencies';
import {seedUsers} from './dependencies/seedUsers';
import {API_KEYS, mergeAttributes} from './pool/attributes';
import {poolSettings, type PoolSettings} from './pool/settings';
import {requireUser} from './users/requireUser';
import {createAccessTokenCheck, createTokenCheck} from './tokens/bearer';
import {identityRoutes} from './wire/identityRoutes';
import {createThrottling, type Throttling} from './wire/throttling';

/** What `createIdentity` takes. */
export interface IdentityOptions extends IdentityDependencies {
  /** The pool as its provider set it up; `poolSettings` where nothing else is said. */
  readonly pool?: Partial<PoolSettings>;
  readonly log: Log;
}

/** What the sandbox gets. */
export interface Identity {
  /** Under `/identity`. */
  readonly routes: readonly Route[];
  readonly tokenCheck: TokenCheck;
  /** The same for access tokens, which the portal service takes. */
  readonly accessTokenCheck: TokenCheck;
  /** Lists a user's API keys by name in `custom:apiKeys`, for the portal service: AdminUpdateUserAttributes without the wire. */
  readonly writeApiKeys: (userId: string, apiKeys: readonly string[]) => void;
  /** For tests of programs that must live with quotas. */
  readonly throttling: Throttling;
  /** Back to the seeded users, without throttling. Runs after the accounts have been put back. */
  reset(): void;
}

/**
 * The identity service: a user pool and an identity pool that speak Amazon Cognito's protocol. Opens what the database
 * holds, and seeds it when it is new. A reset leaves the signing keys, so that nobody's cached JWKS goes stale.
 */
export function createIdentity({pool, log, ...given}: IdentityOptions): Identity {
  const {database} = given;
  const dependencies = createDependencies(given, {...poolSettings, ...pool});
  database.transaction(() => seedUsers(dependencies));
  const throttling = createThrottling();
  return {
    routes: identityRoutes({dependencies, throttling, log}),
    throttling,
    tokenCheck: createTokenCheck(dependencies.bearers),
    accessTokenCheck: createAccessTokenCheck(dependencies.bearers),
    writeApiKeys: (userId, apiKeys) => {
      const {attributes} = requireUser(dependencies.users, userId);
      // An attribute without keys is absent, as that of a new user.
      const list = apiKeys.length > 0 ? JSON.stringify(apiKeys) : '';
      if (list === (attributes[API_KEYS] ?? '')) return;
      dependencies.users.update(userId, {attributes: mergeAttributes(attributes, {[API_KEYS]: list})});
    },
    reset: () => {
      throttling.end();
      database.transaction(() => {
        const {users, challenges, failures, limits, identities} = dependencies;
        for (const store of [users, challenges, failures, limits, identities]) store.clear();
        seedUsers(dependencies);
      });
    },
  };
}
