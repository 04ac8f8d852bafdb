import {forbidden, notFound} from '../../../http/apiError';
import {defineHandler} from '../../shared/handlers/defineHandler';
import {organizationOf} from './organization';
import {seenRestriction} from './seenRestrictions';

/** Only what one made oneself can be deleted: what others share is 403, what cannot be seen is 404. */
export const deleteRestriction = defineHandler('deleteRestriction', (call) => {
  const {path, account, store, respond} = call;
  const restriction = seenRestriction(path.restrictionId, call);
  if (!restriction) throw notFound();
  if (restriction.access !== 'owner') throw forbidden();
  store.flights.restrictions.remove(organizationOf(account).id, path.restrictionId);
  return respond(204);
});
