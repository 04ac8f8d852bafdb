import {notFound} from '../../http/apiError';
import {defineHandler} from '../defineHandler';

export const deleteWebhook = defineHandler('deleteWebhook', ({path, account, store, answer}) => {
  if (!store.webhooks.remove(account.accountId, path.format)) throw notFound();
  return answer(204);
});
