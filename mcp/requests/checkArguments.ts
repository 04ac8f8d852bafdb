import {ownValue} from '../../sandbox/base/ownValue';
import {checkRequest, type RawRequest} from '../../sandbox/contract/checkRequest';
import type {Operation} from '../../sandbox/contract/operations/operations';
import {exactText, parseExact} from '../exactJson';
import {ToolError} from '../ToolError';
import type {RequestArguments} from './RequestArguments';

/** A request that is ready to be sent, and what is wrong with it. */
export interface PreparedRequest {
  readonly method: string;
  /** Path and query, encoded. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly violations: readonly string[];
  readonly unknownFields: readonly string[];
}

type Values = NonNullable<RequestArguments['path']>;

/**
 * Builds a request as an operation takes it and checks it against the contract. Nothing is sent.
 *
 * @throws ToolError for a request that cannot be written: its path has gaps, or it has headers of its own
 */
export function prepareRequest(operation: Operation, given: RequestArguments): PreparedRequest {
  const text = bodyText(given.body);
  const body = text === undefined ? undefined : (JSON.parse(text) as unknown);
  const [bodyType = 'application/json'] = operation.body?.types.keys() ?? [];
  const headers = headersOf(operation, given.headers ?? {});
  const path = textsOf(given.path ?? {});
  const query = Object.entries(given.query ?? {}).map(
    ([name, value]) => [name, listOf(operation, 'query', name, value)] as const,
  );
  const raw: RawRequest = {
    path,
    query: Object.fromEntries(query),
    headers,
    body,
    bodyType: body === undefined ? undefined : bodyType,
  };
  const {violations, unknownFields} = checkRequest(operation, raw);
  const pairs = query.flatMap(([name, texts]) =>
    texts.map((each) => `${encodeURIComponent(name)}=${encodeURIComponent(each)}`),
  );
  return {
    method: operation.method,
    url: filledPath(operation, path) + (pairs.length > 0 ? `?${pairs.join('&')}` : ''),
    headers: {...headers, ...(text !== undefined && {'content-type': bodyType})},
    ...(text !== undefined && {body: text}),
    violations: [...violations, ...sizeViolations(operation, text), ...unexpectedBody(operation, text)],
    unknownFields,
  };
}

/** Programs often send a body as the text of its JSON: it keeps its numbers, however long they are. */
function bodyText(body: unknown): string | undefined {
  if (body === undefined) return undefined;
  if (typeof body !== 'string' || !/^\s*[[{]/.test(body)) return JSON.stringify(body);
  try {
    return exactText(parseExact(body));
  } catch (error) {
    throw new ToolError(`The body is text, but no JSON: ${(error as Error).message}. Send it as JSON.`);
  }
}

function textsOf(values: Values): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value].flat().join(',')]));
}

/** Every text of a query parameter: a list is one text where the contract separates its values by commas. */
function listOf(operation: Operation, where: 'query', name: string, value: Values[string]): string[] {
  const texts = [value].flat().map(String);
  return operation.parametersIn[where].byName.get(name)?.list === 'comma' ? [texts.join(',')] : texts;
}

function headersOf(operation: Operation, values: Values): Record<string, string> {
  return Object.fromEntries(
    Object.entries(textsOf(values)).map(([written, value]) => {
      const name = written.toLowerCase();
      if (name !== 'prefer' && !operation.parametersIn.header.byName.has(name))
        throw new ToolError(
          `${written} is not a header of ${operation.operationId}. Leave it out: this server adds the credentials and the content type itself.`,
        );
      // oxlint-disable-next-line no-control-regex -- a control character would end the header
      if (/[\u0000-\u001f\u007f]|[^\u0000-\u00ff]/.test(value))
        throw new ToolError(`${written} has a character that no header may have.`);
      return [name, value];
    }),
  );
}

function filledPath({path, operationId}: Operation, values: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const value = ownValue(values, name);
    if (value === undefined || value === '')
      throw new ToolError(`${operationId} needs a value for "${name}" in "path".`);
    // These two would be taken for steps up or none, and the request would be another.
    if (/^\.{1,2}$/.test(value)) throw new ToolError(`path.${name} must not be "${value}".`);
    return value.split(',').map(encodeURIComponent).join(',');
  });
}

function sizeViolations({body}: Operation, text: string | undefined): string[] {
  const most = body?.maxBytes;
  const bytes = new TextEncoder().encode(text ?? '').byteLength;
  return most === undefined || bytes <= most ? [] : [`body is larger than ${most} bytes`];
}

function unexpectedBody({body, operationId}: Operation, text: string | undefined): string[] {
  return text !== undefined && !body ? [`body is not taken by ${operationId}`] : [];
}
