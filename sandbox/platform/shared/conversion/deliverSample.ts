import {badRequest} from '../../../http/apiError';
import {limits} from '../../../http/limits';
import type {WebhooksStore} from '../../../store/webhooks/webhooksStore';
import type {Deliveries, Delivery} from './deliveries';

/**
 * Sends a body to the account's webhook for the `format` that it names, as posting it would, and stores nothing: for a
 * webhook that is being developed.
 * @returns the delivery, whether the webhook converted the body or not
 * @throws ApiError 400 where the body names no format that a webhook of the account converts
 */
export async function deliverSample(
  {webhooks, deliveries}: {readonly webhooks: Pick<WebhooksStore, 'find'>; readonly deliveries: Deliveries},
  accountId: string,
  body: unknown,
): Promise<Delivery> {
  const {format} = (typeof body === 'object' && body !== null ? body : {}) as {readonly format?: unknown};
  if (typeof format !== 'string')
    throw badRequest('body must be what would be posted, such as {"format": "skytrack", "plans": []}');
  const webhook = webhooks.find(accountId, format);
  if (!webhook) throw badRequest(`body.format: no webhook of this account is registered for "${format}"`);
  return deliveries.deliver({...webhook, accountId}, body, limits.bodyBytes);
}
