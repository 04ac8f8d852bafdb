import type {Server} from './requests/Server';

/**
 * Takes keys out of whatever is answered, wherever they stand: a response may repeat what was sent. Those of the sandbox
 * are in the documentation and stay.
 */
export function redactor(
  servers: readonly Pick<Server, 'name' | 'apiKey'>[],
): <Value>(value: Value) => Value {
  const keys = servers.filter(({name}) => name === 'production').map(({apiKey}) => apiKey);
  const redact = (value: unknown): unknown => {
    if (typeof value === 'string') return keys.reduce((text, key) => text.replaceAll(key, '[key]'), value);
    if (Array.isArray(value)) return value.map(redact);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [redact(name), redact(each)]));
  };
  return <Value>(value: Value) => (keys.length === 0 ? value : redact(value)) as Value;
}
