import {badRequest} from '../../../http/apiError';
import {defineHandler, given} from '../../shared/handlers/defineHandler';

/** How many collections an account may hold: as said in the description of `listCollections`, which is not paged. */
export const MOST_COLLECTIONS = 1000;

export const createCollection = defineHandler(
  'createCollection',
  ({body, account, store, clock, ids, respond}) => {
    const {collections} = store.locations;
    const {collectionId, collectionName, properties, icon, showOn} = body;
    const isNew = collections.find(account.accountId, [collectionId]).length === 0;
    if (isNew && collections.count(account.accountId) >= MOST_COLLECTIONS)
      throw badRequest(
        `body.collectionId would be collection ${MOST_COLLECTIONS + 1} of the account; delete one first`,
      );
    const collection = collections.save(
      account.accountId,
      {
        collectionId,
        collectionName,
        properties,
        icon,
        showOn,
        updateFrequencySeconds: given(body.updateFrequencySeconds),
      },
      {createdDate: clock.now().toISOString(), collectionItemId: ids.ulid()},
    );
    return respond(201, collection, {Location: `/locations/v2/collections/${collectionId}`});
  },
);
