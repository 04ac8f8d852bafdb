import {notFound} from '../../http/apiError';
import {defineHandler} from '../defineHandler';

export const getWebhook = defineHandler('getWebhook', ({path, account, store, answer}) => {
  const webhook = store.webhooks.find(account.accountId, path.format);
  if (!webhook) throw notFound();
  return answer(200, webhook);
});
