/** Why a webhook did not convert a body: a sentence that goes on from `the webhook of "…"`. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
}
