import {badRequest} from '../../http/apiError';
import {defineHandler} from '../shared/handlers/defineHandler';
import {webhookViolations} from './webhookViolations';

/** How many webhooks an account may register: as said in the description of `listWebhooks`, which is not paged. */
export const MOST_WEBHOOKS = 100;

export const createWebhook = defineHandler('createWebhook', ({body, account, store, respond}) => {
  const {webhooks} = store;
  const {format, url, headers} = body;
  const violations = webhookViolations(body);
  if (violations.length > 0) throw badRequest(...violations);
  const isNew = !webhooks.find(account.accountId, format);
  if (isNew && webhooks.count(account.accountId) >= MOST_WEBHOOKS)
    throw badRequest(
      `body.format would be webhook ${MOST_WEBHOOKS + 1} of the account; the limit is ${MOST_WEBHOOKS}`,
    );
  const webhook = {format, url, ...(headers && {headers})};
  webhooks.save(account.accountId, webhook);
  return respond(201, webhook, {Location: `/webhooks/v1/${format}`});
});
