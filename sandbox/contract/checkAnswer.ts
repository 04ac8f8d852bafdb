import {isJson, type DocumentedAnswer, type Operation} from './operations';
import {readValue} from './parameters';
import {describeViolations} from './violations';

/** An answer on its way out. */
export interface OutgoingAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** A value to be written as JSON, bytes, a stream, or `undefined` for none. */
  readonly body: unknown;
}

/** Everything in which an answer breaks the contract; empty when it keeps it. */
export function answerViolations(operation: Operation, answer: OutgoingAnswer): string[] {
  const documented = operation.answers.get(answer.status);
  if (!documented) return [`status ${answer.status} is not documented`];
  const violations: string[] = [];
  for (const {name, required, types, check} of documented.headers) {
    const text = answer.headers[name];
    if (text === undefined && required) violations.push(`header.${name} is required`);
    if (text === undefined) continue;
    const errors = check
      .explain(readValue(text, types))
      .map((error) => ({...error, instancePath: `/${name}`}));
    violations.push(...describeViolations('header', errors));
  }
  return [...violations, ...bodyViolations(documented.bodies, answer)];
}

function bodyViolations(
  bodies: DocumentedAnswer['bodies'],
  {headers, body, status}: OutgoingAnswer,
): string[] {
  if (bodies.size === 0) return body === undefined ? [] : [`status ${status} has no body`];
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!bodies.has(type)) return [`content type "${type}" is not documented for status ${status}`];
  if (!isJson(type)) return isBytes(body) ? [] : [`a body of type ${type} must be bytes or a stream`];
  return describeViolations('body', bodies.get(type)?.explain(body) ?? []);
}

function isBytes(body: unknown): boolean {
  return body instanceof Uint8Array || (typeof body === 'object' && body !== null && 'pipe' in body);
}
