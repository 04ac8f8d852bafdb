import {defineHandler} from '../shared/handlers/defineHandler';

export const listWebhooks = defineHandler('listWebhooks', ({account, store, respond}) =>
  respond(200, {webhooks: store.webhooks.list(account.accountId)}),
);
