import {LATEST_INSTANT} from '../base/instants';
import {badRequest} from '../http/apiError';
import type {ApiKey} from '../store/apiKeys';
import {describeApiKey} from './describeApiKey';
import type {PortalHandler, Schemas} from './handler';
import {issueKey, locationOf} from './issueKey';
import {requireAccess} from './requireAccess';
import {requireFreeSlot} from './requireFreeSlot';
import {requireKey} from './requireKey';
import {updateAttribute} from './updateAttribute';

export const rotateApiKey: PortalHandler = (context) => {
  const {apiKeys, clock, body} = context;
  requireAccess(context);
  const old = requireKey(context);
  const now = clock.now();
  const {status} = describeApiKey(old, now);
  if (status !== 'active')
    throw badRequest(`path.keyId: the key is ${status}; only an active key can be rotated`);
  // The check of the request has filled in the contract's default.
  const {oldValidForSeconds} = body as Required<Schemas['RotationInput']>;
  const end = now.getTime() + oldValidForSeconds * 1000;
  apiKeys.replace(old.keyId, Math.min(end, old.expiresAt ?? LATEST_INSTANT, LATEST_INSTANT));
  requireFreeSlot(context);
  const {key, apiKey} = issueKey(context, {...old, expiresAt: lifetimeFrom(now, old)});
  updateAttribute(context);
  return {
    status: 201,
    headers: {Location: locationOf(apiKey)},
    body: {
      key,
      apiKey: describeApiKey(apiKey, now),
      replaced: describeApiKey(requireKey(context), now),
    } satisfies Schemas['RotatedApiKey'],
  };
};

/** The new key lives as long as the old one was meant to, or until the last moment that can be written. */
function lifetimeFrom(now: Date, {createdAt, expiresAt}: ApiKey): number | null {
  return expiresAt === null ? null : Math.min(now.getTime() + expiresAt - createdAt, LATEST_INSTANT);
}
