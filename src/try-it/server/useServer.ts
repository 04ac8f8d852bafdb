import {useStorageSlot} from '@docusaurus/theme-common';
import type {ApiServer} from '@site/src/site/types';
import {useSiteSettings} from '@site/src/site/useSiteSettings';

export interface ServerChoice {
  readonly server: ApiServer;
  readonly servers: readonly ApiServer[];
  readonly chooseServer: (url: string) => void;
}

/** The server that requests go to; the choice lasts for the browser session. */
export function useServer(): ServerChoice {
  const {servers} = useSiteSettings().api;
  const [stored, slot] = useStorageSlot('reference.server', {persistence: 'sessionStorage'});
  const server = servers.find(({url}) => url === stored) ?? (servers[0] as ApiServer);
  return {server, servers, chooseServer: slot.set};
}
