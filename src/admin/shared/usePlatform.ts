import {refuseChange, useAuth} from '@site/src/auth';
import {
  createPlatformClient,
  createPlatformClock,
  type PlatformClient,
  type PlatformClock,
} from '@site/src/platform';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import {useMemo} from 'react';

/** The platform as an administrator's page reaches it, and the time there. */
export interface Platform {
  readonly client: PlatformClient;
  readonly clock: PlatformClock;
}

/** The first server of the site, with the rights of the signed-in person. */
export function usePlatform(): Platform {
  const {idToken} = useAuth();
  const baseUrl = useSiteSettings().api.servers[0]?.url ?? '';
  return useMemo(() => {
    const clock = createPlatformClock();
    const client = createPlatformClient({
      ...{baseUrl, credential: {kind: 'bearer', token: idToken}, beforeChange: refuseChange},
      watch: ({date}) => clock.note(date),
    });
    return {client, clock};
  }, [baseUrl, idToken]);
}
