import {forbidden} from '../../../http/apiError';
import {defineHandler, given} from '../../defineHandler';
import {mayCreateRestrictions} from './organization';
import {seenAreas} from './seenRestrictions';

export const listRestrictions = defineHandler('listRestrictions', (call) => {
  const type = given(call.query.type);
  if (type === 'owner' && !mayCreateRestrictions(call.account)) throw forbidden();
  return call.answer(200, {type: 'FeatureCollection', features: seenAreas(type, call)});
});
