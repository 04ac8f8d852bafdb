import type {LightMyRequestResponse} from 'fastify';
import {isObject} from '../contract/document/document';
import {child} from '../contract/document/pointers';
import {contract, type DocumentedOperation} from './contract';
import {findViolation} from './findViolation';

/** Responses that the contract documents for no single operation: they are the same for every path. */
const everywhere = new Set([405]);
const ERROR_SCHEMA = '/components/schemas/Error';
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Everything in which a response, as it came over the wire, breaks the contract; empty when it keeps it. */
export function responseViolations(
  operation: DocumentedOperation,
  response: LightMyRequestResponse,
): string[] {
  const status = response.statusCode;
  const pointer = operation.responses.get(status);
  if (pointer === undefined && !everywhere.has(status)) return [`status ${status} is not documented`];
  const type = String(response.headers['content-type'] ?? '').split(';')[0] ?? '';
  const found = pointer === undefined ? [] : headerViolations(pointer, response);
  if (status >= 400) return [...found, ...errorViolations(type, response)];
  return [...found, ...bodyViolations(pointer ?? '', type, response)];
}

function headerViolations(pointer: string, {headers}: LightMyRequestResponse): string[] {
  const documented = contract.at(pointer).value.headers;
  return Object.keys(isObject(documented) ? documented : {}).flatMap((name) => {
    const {value, pointer: at} = contract.at(child(child(pointer, 'headers'), name));
    const text = headers[name.toLowerCase()];
    if (text === undefined) return value.required === true ? [`header ${name} is missing`] : [];
    const schema = contract.at(child(at, 'schema')).value;
    const violation = findViolation(
      child(at, 'schema'),
      schema.type === 'integer' ? Number(text) : String(text),
    );
    return violation === undefined ? [] : [`header ${name}: ${violation}`];
  });
}

function errorViolations(type: string, response: LightMyRequestResponse): string[] {
  if (type !== 'application/json') return [`an error of type "${type}"`];
  const body = response.json<{status_code?: unknown}>();
  const violation = findViolation(ERROR_SCHEMA, body);
  if (violation !== undefined) return [`error body: ${violation}`];
  return body.status_code === response.statusCode ? [] : ['status_code is not the status'];
}

function bodyViolations(pointer: string, type: string, response: LightMyRequestResponse): string[] {
  const {content} = contract.at(pointer).value;
  const {rawPayload, headers} = response;
  if (!isObject(content))
    return rawPayload.length === 0 ? [] : [`status ${response.statusCode} came with a body`];
  if (!(type in content)) return [`media type "${type}" is not documented`];
  const announced = headers['content-length'];
  const found =
    announced === undefined || Number(announced) === rawPayload.length
      ? []
      : [`Content-Length ${announced} of ${rawPayload.length} bytes`];
  if (type === 'image/png' && !rawPayload.subarray(0, 8).equals(pngSignature)) found.push('no PNG');
  if (!type.endsWith('json')) return rawPayload.length > 0 ? found : [...found, 'no bytes'];
  const schema = child(child(child(pointer, 'content'), type), 'schema');
  const violation = findViolation(schema, response.json());
  return violation === undefined ? found : [...found, `body: ${violation}`];
}
