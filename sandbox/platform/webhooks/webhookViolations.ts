import type {StoredWebhook} from '../../store/webhooks/webhooksStore';
import {isTransportHeader} from '../shared/conversion/transportHeaders';

/** What the contract's schema cannot say of a webhook: an address that can be called, headers that are its own. */
export function webhookViolations({url, headers = {}}: StoredWebhook): string[] {
  return [...urlViolations(url), ...headerViolations(Object.keys(headers))];
}

function urlViolations(text: string): string[] {
  if (!URL.canParse(text)) return ['body.url must be an absolute http or https address'];
  const {username, password} = new URL(text);
  return username === '' && password === ''
    ? []
    : ['body.url must not hold a user name or a password; send them in a header'];
}

function headerViolations(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.flatMap((name) => {
    const key = name.toLowerCase();
    const isRepeated = seen.has(key);
    seen.add(key);
    if (isTransportHeader(name)) return [`body.headers.${name} is set by the platform`];
    return isRepeated
      ? [`body.headers.${name} is given twice; header names are the same in upper and lower case`]
      : [];
  });
}
