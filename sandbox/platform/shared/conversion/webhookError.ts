/** Why a webhook did not convert a body: a sentence that goes on from `the webhook of "…"`. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';

  constructor(
    message: string,
    /** What came back all the same; the beginning of its body. */
    readonly response?: {readonly status: number; readonly received?: string},
  ) {
    super(message);
  }
}
