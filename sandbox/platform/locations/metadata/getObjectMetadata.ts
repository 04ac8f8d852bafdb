import {notFound} from '../../../http/apiError';
import {defineHandler} from '../../defineHandler';

export const getObjectMetadata = defineHandler('getObjectMetadata', ({path, account, store, answer}) => {
  const metadata = store.locations.metadata.find(account.accountId, path.objectIds);
  if (metadata.length === 0) throw notFound();
  return answer(200, {metadata});
});
