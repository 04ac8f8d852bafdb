import {refuseChange, useAuth} from '@site/src/auth';
import {
  createPlatformClient,
  type Credential,
  type PlatformClient,
  createPlatformClock,
  type PlatformClock,
} from '@site/src/platform';
import {useTabKey} from '@site/src/api-keys/useTabKey';
import {usableKeys} from '@site/src/auth/people/apiKeyNames';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import {accountServer} from '@site/src/try-it/server/accountServer';
import {accountKeyId, TAB_KEY_ID} from '@site/src/try-it/credentials/explorerChoice';
import {createContext, useContext, useMemo} from 'react';
import {createTileLog, type TileLog} from '../tile-log/tileLog';

/** The platform as the signed-in person reaches it. */
export interface Connection {
  readonly baseUrl: string;
  readonly credential: Credential;
  /** The id under which the explorer lists that credential. */
  readonly credentialId: string;
  readonly tiles: TileLog;
  readonly clock: PlatformClock;
  readonly client: PlatformClient;
}

export const ConnectionContext = createContext<Connection | undefined>(undefined);

/** The connection that the shell of the dashboard holds. */
export function useConnection(): Connection {
  const connection = useContext(ConnectionContext);
  if (!connection) throw new Error('useConnection must be used inside the dashboard.');
  return connection;
}

/** Opens the connection: to the server that knows the accounts of this portal, with the person's own key. */
export function useNewConnection(): Connection {
  const {user, idToken} = useAuth();
  const tabKey = useTabKey();
  const baseUrl = accountServer(useSiteSettings());
  // Who is viewed without a key meets what they would meet.
  const mayUseKey = user && user.viewed?.hasKeys !== false;
  const ownKey = mayUseKey ? usableKeys(user.apiKeys)[0] : undefined;
  const key = ownKey ?? (mayUseKey ? tabKey?.key : undefined);
  const keyId = ownKey === undefined ? TAB_KEY_ID : accountKeyId(1);
  const credentialId = key === undefined ? 'account:token' : keyId;
  return useMemo(() => {
    const clock = createPlatformClock();
    const tiles = createTileLog(baseUrl);
    const credential: Credential =
      key === undefined ? {kind: 'bearer', token: idToken} : {kind: 'apiKey', key};
    const client = createPlatformClient({
      baseUrl,
      credential,
      beforeChange: refuseChange,
      onResponse: ({headers}) => clock.note(headers.get('date') ?? undefined),
    });
    return {baseUrl, credential, credentialId, tiles, clock, client};
  }, [baseUrl, key, credentialId, idToken]);
}

/** The header that the person's credential goes in, for requests that are not the typed client's. */
export async function credentialHeaders({
  credential,
}: Pick<Connection, 'credential'>): Promise<Readonly<Record<string, string>>> {
  if (credential.kind === 'apiKey') return {'x-api-key': credential.key};
  const token = await credential.token();
  return token ? {authorization: `Bearer ${token}`} : {};
}
