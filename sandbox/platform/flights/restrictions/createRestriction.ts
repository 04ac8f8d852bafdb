import {badRequest, forbidden} from '../../../http/apiError';
import {formatInstant} from '../../../base/instants';
import {defineHandler} from '../../shared/handlers/defineHandler';
import {canCreateRestrictions, organizationOf} from './organization';
import {toStoredDetails, restrictionViolations} from './restrictionInput';
import {showCustom} from './visibleRestriction';
import {findPublicRestriction} from './visibleRestrictions';

/**
 * What the custom restrictions of one organization may take together: their list is not paged, and every alert and tile
 * looks at all of them.
 */
export const MOST_RESTRICTION_BYTES = 8 * 1024 * 1024;

export const createRestriction = defineHandler('createRestriction', (context) => {
  const {body, account, store, clock, ids, respond} = context;
  if (!canCreateRestrictions(account)) throw forbidden();
  const violations = restrictionViolations(body);
  if (violations.length > 0) throw badRequest(...violations);

  const {restrictions} = store.flights;
  const organization = organizationOf(account);
  const {restrictionId = ids.ulid()} = body;
  const known = restrictions.find(organization.id, restrictionId);
  const isTaken = known ? known.ownerId !== account.accountId : findPublicRestriction(restrictionId, context);
  if (isTaken) throw forbidden();

  const details = toStoredDetails(body);
  const size = restrictions.size(organization.id, restrictionId) + JSON.stringify(details).length;
  if (size > MOST_RESTRICTION_BYTES)
    throw badRequest(
      `body would take your restrictions over the limit of ${MOST_RESTRICTION_BYTES} bytes; delete some first`,
    );
  const saved = restrictions.save(organization.id, {
    restrictionId,
    ownerId: account.accountId,
    createdDate: formatInstant(clock.now().getTime()),
    details,
  });
  return respond(201, showCustom(saved, account), {Location: `/flights/v2/restrictions/${restrictionId}`});
});
