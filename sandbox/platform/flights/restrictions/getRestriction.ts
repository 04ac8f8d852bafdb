import {notFound} from '../../../http/apiError';
import {defineHandler} from '../../defineHandler';
import {seenRestriction} from './seenRestrictions';

export const getRestriction = defineHandler('getRestriction', (call) => {
  const restriction = seenRestriction(call.path.restrictionId, call);
  if (!restriction) throw notFound();
  return call.answer(200, restriction);
});
