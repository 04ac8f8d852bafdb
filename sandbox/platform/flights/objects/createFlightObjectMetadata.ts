import {badRequest} from '../../../http/apiError';
import {objectIdsOf} from '../../shared/objects/completeReports';
import {toStoredMetadata} from '../../shared/objects/toStoredMetadata';
import {refuseTooMany} from '../../shared/objects/objectCount';
import {idViolations} from '../../shared/objects/reportViolations';
import {defineHandler} from '../../shared/handlers/defineHandler';

/** Stores a batch of metadata: all of it, or none when one item breaks a rule. */
export const createFlightObjectMetadata = defineHandler(
  'createFlightObjectMetadata',
  ({body, account, store, respond}) => {
    const violations = body.flatMap(({objectId}, index) => idViolations(objectId, `body[${index}]`));
    if (violations.length > 0) throw badRequest(...violations);
    const objectIds = objectIdsOf(body);
    refuseTooMany(store.flights.metadata.countWith(account.accountId, objectIds));
    store.flights.metadata.save(account.accountId, body.map(toStoredMetadata));
    const metadata = store.flights.metadata.find(account.accountId, objectIds);
    const [only, ...others] = objectIds;
    const Location =
      others.length === 0 ? `/flights/v2/objects/${only}/metadata` : '/flights/v2/objects/metadata';
    return respond(201, {metadata}, {Location});
  },
);
