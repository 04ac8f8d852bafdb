import {notFound} from '../../../http/apiError';
import {defineHandler} from '../../shared/handlers/defineHandler';
import {findVisibleRestriction} from './visibleRestrictions';

export const getRestriction = defineHandler('getRestriction', (context) => {
  const restriction = findVisibleRestriction(context.path.restrictionId, context);
  if (!restriction) throw notFound();
  return context.respond(200, restriction);
});
