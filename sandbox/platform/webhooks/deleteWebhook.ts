import {notFound} from '../../http/apiError';
import {defineHandler} from '../shared/handlers/defineHandler';

export const deleteWebhook = defineHandler('deleteWebhook', ({path, account, store, respond}) => {
  if (!store.webhooks.remove(account.accountId, path.format)) throw notFound();
  return respond(204);
});
