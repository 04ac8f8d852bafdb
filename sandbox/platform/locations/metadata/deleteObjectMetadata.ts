import {notFound} from '../../../http/apiError';
import {defineHandler} from '../../shared/handlers/defineHandler';

/** Removes what objects are; where they are and were stays as it was reported. */
export const deleteObjectMetadata = defineHandler(
  'deleteObjectMetadata',
  ({path, account, store, respond}) => {
    const deleted = store.locations.metadata.remove(account.accountId, path.objectIds);
    if (deleted === 0) throw notFound();
    return respond(204);
  },
);
