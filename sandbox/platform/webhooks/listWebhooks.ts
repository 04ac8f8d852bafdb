import {defineHandler} from '../defineHandler';

export const listWebhooks = defineHandler('listWebhooks', ({account, store, answer}) =>
  answer(200, {webhooks: store.webhooks.list(account.accountId)}),
);
