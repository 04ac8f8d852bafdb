import {ownValue} from '../base/ownValue';
import {isPieces} from '../base/pieces';
import {isJson, mediaTypeOf} from '../base/mediaType';
import type {DocumentedResponse, Operation} from './operations/operations';
import {parseValue} from './operations/parameters';
import {describeViolations} from './describeViolations';

/** A response before it is sent. */
export interface OutgoingResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** A value to be written as JSON, bytes, a stream, or `undefined` for none. */
  readonly body: unknown;
}

/** Everything in which a response breaks the contract; empty when it keeps to it. */
export function responseViolations(operation: Operation, response: OutgoingResponse): string[] {
  const documented = operation.responses.get(response.status);
  if (!documented) return [`status ${response.status} is not documented`];
  const violations: string[] = [];
  for (const {name, required, types, check} of documented.headers) {
    const text = ownValue(response.headers, name);
    if (text === undefined && required) violations.push(`header.${name} is required`);
    if (text === undefined) continue;
    const errors = check
      .explain(parseValue(text, types))
      .map((error) => ({...error, instancePath: `/${name}`}));
    violations.push(...describeViolations('header', errors));
  }
  return [...violations, ...bodyViolations(documented.bodies, response)];
}

function bodyViolations(
  bodies: DocumentedResponse['bodies'],
  {headers, body, status}: OutgoingResponse,
): string[] {
  if (bodies.size === 0) return body === undefined ? [] : [`status ${status} has no body`];
  const type = mediaTypeOf(headers['content-type']) ?? '';
  if (!bodies.has(type)) return [`content type "${type}" is not documented for status ${status}`];
  if (!isJson(type)) return isBytes(body) ? [] : [`a body of type ${type} must be bytes or a stream`];
  return describeViolations('body', bodies.get(type)?.explain(body) ?? []);
}

function isBytes(body: unknown): boolean {
  return body instanceof Uint8Array || isPieces(body);
}
