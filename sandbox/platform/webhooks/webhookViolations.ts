import type {StoredWebhook} from '../../store/webhooks/webhooksStore';

/** The headers that are the transport's own, in lower case: told in the contract's description of `headers`. */
const transportHeaders: ReadonlySet<string> = new Set([
  'host',
  'content-type',
  'content-length',
  'connection',
  'transfer-encoding',
]);

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
    if (transportHeaders.has(key)) return [`body.headers.${name} is the platform's to set`];
    return isRepeated ? [`body.headers.${name} is given twice; letter case tells no headers apart`] : [];
  });
}
