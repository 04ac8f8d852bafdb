import type {ApiServer, IdentitySettings} from '@site/src/site/types';
import {originOf} from './originOf';

/**
 * Whether a server knows the accounts of this portal, so that their keys and sign-ins may be sent to it. What the server
 * says in `site.config.ts` counts; else the identity service tells: one at an address of its own, as the sandbox's is,
 * serves the servers of that origin, and a hosted one serves every server that has no key for everybody.
 */
export function acceptsAccounts(
  {url, demoKey, acceptsAccounts: said}: ApiServer,
  {endpoints}: Pick<IdentitySettings, 'endpoints'>,
): boolean {
  if (said !== undefined) return said;
  return endpoints ? originOf(url) === originOf(endpoints.userPool) : demoKey === undefined;
}
