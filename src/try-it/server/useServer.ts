import {useStorageSlot} from '@site/src/components/storage/storageSlot';
import {demonstrationServer} from '@site/src/site/demonstrationServer';
import type {ApiServer} from '@site/src/site/types';
import {useSiteSettings} from '@site/src/site/useSiteSettings';

export interface ServerChoice {
  readonly server: ApiServer;
  readonly servers: readonly ApiServer[];
  readonly chooseServer: (url: string) => void;
}

/** The server that the reference sends requests to, at first the first one; the choice lasts for the browser session. */
export function useServer(): ServerChoice {
  return useChoice('reference.server', ([first]) => first as ApiServer);
}

/**
 * The server of the guides, whose words speak of a sandbox: at first the one with a key for everybody. What somebody
 * chooses in the reference does not turn the samples of guides to another server.
 */
export function useGuideServer(): ServerChoice {
  return useChoice('guide.server', demonstrationServer);
}

function useChoice(key: string, first: (servers: readonly ApiServer[]) => ApiServer): ServerChoice {
  const {servers} = useSiteSettings().api;
  const [stored, slot] = useStorageSlot(key, 'sessionStorage');
  const server = servers.find(({url}) => url === stored) ?? first(servers);
  return {server, servers, chooseServer: slot.set};
}
