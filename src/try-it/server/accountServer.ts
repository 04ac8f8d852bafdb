import type {SiteSettings} from '@site/src/site/types';
import {acceptsAccounts} from './acceptsAccounts';

/**
 * Address of the server that dashboard and administration ask: the first that knows the accounts of this portal. Where
 * none says so, the first of all.
 */
export function accountServer({api, identity}: Pick<SiteSettings, 'api' | 'identity'>): string {
  const server = api.servers.find((each) => acceptsAccounts(each, identity)) ?? api.servers[0];
  return server?.url ?? '';
}
