import {forbidden, notFound} from '../../../http/apiError';
import {defineHandler} from '../../shared/handlers/defineHandler';
import {organizationOf} from './organization';
import {findVisibleRestriction} from './visibleRestrictions';

/** Only what one made oneself can be deleted: what others share is 403, what cannot be seen is 404. */
export const deleteRestriction = defineHandler('deleteRestriction', (context) => {
  const {path, account, store, respond} = context;
  const restriction = findVisibleRestriction(path.restrictionId, context);
  if (!restriction) throw notFound();
  if (restriction.access !== 'owner') throw forbidden();
  store.flights.restrictions.remove(organizationOf(account).id, path.restrictionId);
  return respond(204);
});
