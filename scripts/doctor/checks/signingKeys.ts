import {signingKeysAddress} from '../../../src/site/signingKeysAddress';
import {fault, ok, type Check} from '../finding';

/** Whether the keys are there by which the API checks the tokens of this user pool. */
export const signingKeys: Check = {
  name: 'signing keys',
  run: async ({request, endpoints, site}) => {
    const address = signingKeysAddress(endpoints.userPool, site.identity.userPoolId);
    const response = await request(address);
    const body = (await response?.json().catch(() => undefined)) as {keys?: {alg?: string}[]} | undefined;
    const keys = body?.keys?.filter(({alg}) => alg === 'RS256') ?? [];
    if (!response?.ok || keys.length === 0)
      return [
        fault(
          `there are no signing keys at ${address}`,
          'correct identity.userPoolId: without its keys the API refuses every token',
        ),
      ];
    return [ok(`${keys.length} keys at ${address}`)];
  },
};
