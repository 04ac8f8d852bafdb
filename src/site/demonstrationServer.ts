import type {ApiServer} from './types';

/**
 * The server that guides and the home page speak of: the first with a key for everybody, wherever it stands in
 * `api.servers`. Readers have no other key yet, and the words around a sample are about a sandbox.
 *
 * @throws when there is no server at all, which the check of the configuration refuses
 */
export function demonstrationServer(servers: readonly ApiServer[]): ApiServer {
  const server = servers.find(({demoKey}) => demoKey !== undefined) ?? servers[0];
  if (!server) throw new Error("'api.servers' of the site configuration is empty: give at least one server.");
  return server;
}
