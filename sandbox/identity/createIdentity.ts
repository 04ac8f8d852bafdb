import type {IdentityRoom, IdentitySurroundings} from './rooms';
import {seed} from './seed';
import {createServices} from './services';
import {poolSettings, type PoolSettings} from './settings';
import {createTokenCheck} from './tokens/bearer';
import {createPlugin} from './wire/plugin';

/** What `createIdentity` takes. */
export interface IdentityOptions extends IdentitySurroundings {
  /** The pool as its provider set it up; `poolSettings` where nothing else is said. */
  readonly pool?: Partial<PoolSettings>;
}

/**
 * The identity service: a user pool and an identity pool that speak Amazon Cognito's protocol. Opens what the database
 * holds, and seeds it when it is new. A reset keeps the signing keys, so that nobody's cached JWKS goes stale.
 */
export function createIdentity({pool, ...surroundings}: IdentityOptions): IdentityRoom {
  const services = createServices(surroundings, {...poolSettings, ...pool});
  const {database} = surroundings;
  database.transaction(() => seed(services));
  return {
    plugin: createPlugin(services),
    tokenCheck: createTokenCheck(services.bearers),
    reset: () =>
      database.transaction(() => {
        const {users, challenges, failures, limits} = services;
        for (const store of [users, challenges, failures, limits]) store.clear();
        seed(services);
      }),
  };
}
