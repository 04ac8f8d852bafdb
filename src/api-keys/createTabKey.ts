import {translate} from '@docusaurus/Translate';
import type {TabKey} from '@site/src/auth/state/tabKey';
import {createKeyService} from './keyService';

export {describeKeyError} from './describeKeyError';

/** A working day: nobody has to remember to revoke it. */
const LIFETIME = 8 * 3600 * 1000;

interface Options {
  /** Address of the portal service. */
  readonly baseUrl: string;
  readonly username: string;
  readonly accessToken: () => Promise<string | undefined>;
}

/** Creates a key for this tab at the portal service. @throws as `KeyService` */
export async function createTabKey({baseUrl, username, accessToken}: Options): Promise<TabKey> {
  const service = createKeyService({baseUrl, userId: 'me', accessToken});
  // The service's clock is known after its first response.
  await service.list();
  const {key, apiKey} = await service.create({
    label: translate({id: 'keys.tab.label', message: 'A browser tab of the portal'}),
    expiresAt: new Date(service.now() + LIFETIME).toISOString(),
  });
  const {keyId, lastFour} = apiKey;
  return {username, keyId, key, lastFour, expiresAt: Date.now() + LIFETIME};
}
