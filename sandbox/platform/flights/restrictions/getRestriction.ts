import {notFound} from '../../../http/apiError';
import {defineHandler} from '../../shared/handlers/defineHandler';
import {seenRestriction} from './seenRestrictions';

export const getRestriction = defineHandler('getRestriction', (call) => {
  const restriction = seenRestriction(call.path.restrictionId, call);
  if (!restriction) throw notFound();
  return call.respond(200, restriction);
});
