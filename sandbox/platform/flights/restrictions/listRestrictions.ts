import {forbidden} from '../../../http/apiError';
import {defineHandler, given} from '../../shared/handlers/defineHandler';
import {canCreateRestrictions} from './organization';
import {visibleAreas} from './visibleRestrictions';

export const listRestrictions = defineHandler('listRestrictions', (context) => {
  const type = given(context.query.type);
  if (type === 'owner' && !canCreateRestrictions(context.account)) throw forbidden();
  return context.respond(200, {type: 'FeatureCollection', features: visibleAreas(type, context)});
});
