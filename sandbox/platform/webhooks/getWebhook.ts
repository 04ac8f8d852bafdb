import {notFound} from '../../http/apiError';
import {defineHandler} from '../shared/handlers/defineHandler';

export const getWebhook = defineHandler('getWebhook', ({path, account, store, respond}) => {
  const webhook = store.webhooks.find(account.accountId, path.format);
  if (!webhook) throw notFound();
  return respond(200, webhook);
});
