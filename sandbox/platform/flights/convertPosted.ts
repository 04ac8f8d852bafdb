import {WebhookError} from '../shared/conversion/webhookError';
import {badRequest, type ApiError} from '../../http/apiError';
import type {Account} from '../../store/accounts';
import type {PostedBodies} from '../shared/handlers/defineHandler';
import type {Dependencies} from '../shared/handlers/dependencies';

interface PostedCall extends Pick<Dependencies, 'store' | 'converter'> {
  readonly account: Account;
  readonly posted: PostedBodies;
}

/**
 * Sends a body in a format of the account's own to its webhook, and gives back the body that the webhook made of it,
 * checked as if it had been posted.
 * @throws ApiError 400 that says why there is none: nobody registered the format, or its webhook failed.
 */
export async function convertPosted(
  {store, converter, account, posted}: PostedCall,
  body: {readonly format: string},
): Promise<unknown> {
  const {format} = body;
  const {accountId} = account;
  const webhook = store.webhooks.find(accountId, format);
  if (!webhook) {
    const formats = store.webhooks.list(accountId).map((each) => `"${each.format}"`);
    throw badRequest(
      `body.format: no webhook is registered for "${format}"; there are webhooks for ${formats.join(', ') || 'no format'}`,
    );
  }
  const target = {...webhook, accountId};
  const converted = await converter.convert(target, body, posted.mostBytes).catch((error: unknown) => {
    if (error instanceof WebhookError)
      throw badRequest(`body.format: the webhook of "${format}" ${error.message}`);
    throw error;
  });
  const violations = posted.violations(converted);
  if (violations.length > 0) throw forbiddenResponse(format, violations);
  return converted;
}

/** 400 for a response that breaks the contract. Paths of the violations begin with `body`, the response's root. */
export function forbiddenResponse(format: string, violations: readonly string[]): ApiError {
  const [first = '', ...others] = violations.map((violation) =>
    violation.replace(/^body /, 'the response ').replace(/^body\.?/, ''),
  );
  return badRequest(
    `body.format: the webhook of "${format}" sent a response that violates the contract: ${first}`,
    ...others,
  );
}
