import type {Converter} from '../../platform/shared/conversion/converter';
import {WebhookError} from '../../platform/shared/conversion/webhookError';

/** A page can call no webhook: what it could reach is none of the sandbox's business. */
export const noConverter: Converter = {
  convert: () =>
    Promise.reject(
      new WebhookError(
        'was not called: a sandbox in a page calls no webhooks, the one for your machine does',
      ),
    ),
};
