import {messageIn} from '@site/src/errors/explainResponse';
import type {Outcome} from '@site/src/try-it/send/types';

/** Whether a request was refused since the API key that was sent with it is limited: to reading, or to some paths. */
export function isKeyLimited(outcome: Outcome | undefined): boolean {
  if (outcome?.kind !== 'response' || outcome.status !== 403) return false;
  return /^Access Denied: the API key\b/.test(messageIn(new TextDecoder().decode(outcome.body)));
}
