import {endOf} from '../store/apiKeys';
import type {PortalHandler} from './handler';
import {requireKey} from './requireKey';
import {updateAttribute} from './updateAttribute';

export const revokeApiKey: PortalHandler = (context) => {
  const {apiKeys, clock} = context;
  const key = requireKey(context);
  if (!endOf(key, clock.now().getTime())) apiKeys.revoke(key.keyId);
  updateAttribute(context);
  return {status: 204};
};
