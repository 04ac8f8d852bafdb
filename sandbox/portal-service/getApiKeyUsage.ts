import type {PortalHandler, Schemas} from './handler';

export const getApiKeyUsage: PortalHandler = ({apiKeys, keyUsage, owner}) => {
  const counted = apiKeys.list(owner.accountId).map(({keyId}) => ({
    keyId,
    hours: keyUsage.list(keyId).map((hour) => ({...hour, startsAt: new Date(hour.startsAt).toISOString()})),
  }));
  const keys = counted.filter(({hours}) => hours.length > 0);
  return {status: 200, body: {isCounted: true, keys} satisfies Schemas['ApiKeyUsage']};
};
