import {forbidden} from '../http/apiError';
import type {PortalContext} from './handler';

/** @throws ApiError 403 when the person is in no group: whoever may not call the platform gets no key to do so. */
export function requireAccess({owner}: Pick<PortalContext, 'owner'>): void {
  if (owner.groups.length === 0)
    throw forbidden('An administrator must give this account access before it can have an API key.');
}
