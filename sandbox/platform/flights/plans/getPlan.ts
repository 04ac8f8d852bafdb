import {notFound} from '../../../http/apiError';
import {writeGeoJson} from '../plan-formats/geojson/writeGeoJson';
import type {PlanFormat} from '../plan-formats/notations';
import {writeQgc} from '../plan-formats/qgc/write/writeQgc';
import {writeUxv} from '../plan-formats/uxv/uxv';
import type {StoredPlan} from '../../../store/flights/plans';
import {defineHandler, given} from '../../shared/handlers/defineHandler';
import {collectionNames} from './describeEntries';

export const getPlan = defineHandler('getPlan', ({path, query, account, store, respond}) => {
  const plan = store.flights.plans.find(account.accountId, path.planId);
  if (!plan) throw notFound();
  const collectionName = collectionNames(store, account, [plan.collectionId]).get(plan.collectionId);
  return respond(200, writePlan(plan, given(query.format), collectionName));
});

/** A stored plan in a notation. A QGroundControl file comes back as it was, with the three keys of its identity. */
function writePlan(stored: StoredPlan, format: PlanFormat, collectionName: string | undefined) {
  const {planId, collectionId, name, version, createdBy, updatedBy, plan, file} = stored;
  const identity = {id: planId, collectionId, name};
  if (format === 'qgc') return {...(file ?? writeQgc(plan)), ...identity};
  const top = {...identity, version, ...(collectionName !== undefined && {collectionName})};
  const signed = {createdBy, updatedBy};
  return format === 'uxv'
    ? {...top, ...writeUxv(plan), ...signed}
    : {...top, ...writeGeoJson(plan), ...signed};
}
