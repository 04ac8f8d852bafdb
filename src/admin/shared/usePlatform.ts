import {refuseChange, useAuth} from '@site/src/auth';
import {
  createPlatformClient,
  createPlatformClock,
  type PlatformClient,
  type PlatformClock,
} from '@site/src/platform';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import {accountServer} from '@site/src/try-it/server/accountServer';
import {useMemo} from 'react';

/** The platform as an administrator's page reaches it, and the time there. */
export interface Platform {
  readonly client: PlatformClient;
  readonly clock: PlatformClock;
}

/** The server that knows the accounts of this portal, with the rights of the signed-in person. */
export function usePlatform(): Platform {
  const {idToken} = useAuth();
  const baseUrl = accountServer(useSiteSettings());
  return useMemo(() => {
    const clock = createPlatformClock();
    const client = createPlatformClient({
      baseUrl,
      credential: {kind: 'bearer', token: idToken},
      beforeChange: refuseChange,
      onResponse: ({headers}) => clock.note(headers.get('date') ?? undefined),
    });
    return {client, clock};
  }, [baseUrl, idToken]);
}
