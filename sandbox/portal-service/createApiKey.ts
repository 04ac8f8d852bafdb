import {badRequest, forbidden} from '../http/apiError';
import {describeApiKey} from './describeApiKey';
import type {PortalHandler, Schemas} from './handler';
import {issueKey, locationOf} from './issueKey';
import {requireFreeSlot} from './requireFreeSlot';
import {updateAttribute} from './updateAttribute';

export const createApiKey: PortalHandler = (context) => {
  const {clock, owner, body} = context;
  const {label, expiresAt} = body as Schemas['ApiKeyInput'];
  const now = clock.now();
  const end = expiresAt === undefined ? null : Date.parse(expiresAt);
  if (end !== null && end <= now.getTime()) throw badRequest('body.expiresAt must be in the future');
  if (owner.groups.length === 0)
    throw forbidden('An administrator must give this account access before it can have an API key.');
  requireFreeSlot(context);
  const issued = issueKey(context, {label, expiresAt: end});
  updateAttribute(context);
  return {
    status: 201,
    headers: {Location: locationOf(issued)},
    body: {key: issued.key, apiKey: describeApiKey(issued, now)} satisfies Schemas['IssuedApiKey'],
  };
};
