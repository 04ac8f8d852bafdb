import {notFound} from '../../../http/apiError';
import {defineHandler} from '../../shared/handlers/defineHandler';

export const getObjectMetadata = defineHandler('getObjectMetadata', ({path, account, store, respond}) => {
  const metadata = store.locations.metadata.find(account.accountId, path.objectIds);
  if (metadata.length === 0) throw notFound();
  return respond(200, {metadata});
});
