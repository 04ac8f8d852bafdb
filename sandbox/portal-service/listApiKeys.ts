import {describeApiKey} from './describeApiKey';
import type {PortalHandler, Schemas} from './handler';
import {updateAttribute} from './updateAttribute';

export const listApiKeys: PortalHandler = (context) => {
  const {apiKeys, clock, owner} = context;
  // Nobody else notices that a key has expired.
  updateAttribute(context);
  const now = clock.now();
  const keys = apiKeys.list(owner.accountId).map((key) => describeApiKey(key, now));
  return {status: 200, body: {keys} satisfies Schemas['ApiKeyList']};
};
