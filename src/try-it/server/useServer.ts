import {translate} from '@docusaurus/Translate';
import {useStorageSlot} from '@docusaurus/theme-common';
import {useMemo} from 'react';
import type {ApiServer} from '@site/src/site/types';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import type {NamedCredential} from '../credentials/types';

/** The server that requests go to, kept for the browser session, and the credentials it gives away. */
export function useServer(): {
  server: ApiServer;
  servers: readonly ApiServer[];
  chooseServer: (url: string) => void;
  demonstration: readonly NamedCredential[];
} {
  const {servers} = useSiteSettings().api;
  const [stored, slot] = useStorageSlot('reference.server', {persistence: 'sessionStorage'});
  const server = servers.find(({url}) => url === stored) ?? (servers[0] as ApiServer);
  const demonstration = useMemo(() => demonstrationOf(server), [server]);
  return {server, servers, chooseServer: slot.set, demonstration};
}

function demonstrationOf({name, demoKey}: ApiServer): readonly NamedCredential[] {
  if (demoKey === undefined) return [];
  const label = translate(
    {
      id: 'calls.credentials.demo',
      message: 'Demonstration key of {server}',
      description: 'A key for all to use',
    },
    {server: name},
  );
  return [
    {id: `demo:${name}`, kind: 'apiKey', label, isPublic: true, secret: () => Promise.resolve(demoKey)},
  ];
}
