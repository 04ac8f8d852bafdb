import {forbidden} from '../../../http/apiError';
import {defineHandler, given} from '../../shared/handlers/defineHandler';
import {mayCreateRestrictions} from './organization';
import {seenAreas} from './seenRestrictions';

export const listRestrictions = defineHandler('listRestrictions', (call) => {
  const type = given(call.query.type);
  if (type === 'owner' && !mayCreateRestrictions(call.account)) throw forbidden();
  return call.respond(200, {type: 'FeatureCollection', features: seenAreas(type, call)});
});
