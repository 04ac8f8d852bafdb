import {instantViolations, parseInstant} from '../base/instants';
import {badRequest} from '../http/apiError';
import {describeApiKey} from './describeApiKey';
import type {PortalHandler, Schemas} from './handler';
import {issueKey, locationOf} from './issueKey';
import {requireAccess} from './requireAccess';
import {requireFreeSlot} from './requireFreeSlot';
import {requireKnownPaths} from './requireKnownPaths';
import {updateAttribute} from './updateAttribute';

export const createApiKey: PortalHandler = (context) => {
  const {clock, body} = context;
  const {label, expiresAt, readOnly, allowedPaths} = body as Schemas['ApiKeyInput'];
  const now = clock.now();
  const violations = instantViolations('body.expiresAt', expiresAt);
  if (violations.length > 0) throw badRequest(...violations);
  const end = expiresAt === undefined ? undefined : parseInstant(expiresAt);
  if (end !== undefined && end <= now.getTime()) throw badRequest('body.expiresAt must be in the future');
  requireKnownPaths(context, allowedPaths);
  requireAccess(context);
  requireFreeSlot(context);
  const {key, apiKey} = issueKey(context, {
    label,
    expiresAt: end ?? null,
    isReadOnly: readOnly === true,
    allowedPaths: allowedPaths ? [...new Set(allowedPaths)] : null,
  });
  updateAttribute(context);
  return {
    status: 201,
    headers: {Location: locationOf(apiKey)},
    body: {key, apiKey: describeApiKey(apiKey, now)} satisfies Schemas['IssuedApiKey'],
  };
};
