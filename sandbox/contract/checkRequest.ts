import type {Operation} from './operations';
import {readTexts} from './parameters';
import type {ParameterPlace} from './parameters';
import {describeViolations} from './violations';

/** A request as it came: texts, and a body that has been parsed. */
export interface RawRequest {
  readonly path: Readonly<Record<string, string>>;
  /** Every text given for a key, in order. */
  readonly query: Readonly<Record<string, readonly string[]>>;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** `undefined` when none was sent. */
  readonly body: unknown;
  /** The media type of the body, without parameters and in lower case. */
  readonly bodyType: string | undefined;
}

/** A request that keeps the contract: typed values, defaults filled in. */
export interface CheckedRequest {
  readonly path: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly headers: Record<string, unknown>;
  readonly body: unknown;
}

/** Checks all parts of a request and says everything that is wrong with it; nothing when `violations` is empty. */
export function checkRequest(
  operation: Operation,
  raw: RawRequest,
): {request: CheckedRequest; violations: string[]} {
  const violations: string[] = [];
  const read = (place: ParameterPlace, given: Readonly<Record<string, readonly string[]>>) => {
    const {values, repeated} = readPlace(operation, place, given);
    violations.push(...repeated);
    violations.push(...describeViolations(place, operation.parameterChecks[place].explain(values)));
    return values;
  };
  const path = read(
    'path',
    mapValues(raw.path, (text) => [text]),
  );
  const query = read('query', raw.query);
  const headers = read('header', knownHeaders(operation, raw.headers));
  violations.push(...bodyViolations(operation, raw));
  return {request: {path, query, headers, body: operation.body && raw.body}, violations};
}

function readPlace(
  operation: Operation,
  place: ParameterPlace,
  given: Readonly<Record<string, readonly string[]>>,
) {
  // Without a prototype: a parameter may be called __proto__.
  const values = Object.create(null) as Record<string, unknown>;
  const repeated: string[] = [];
  for (const [name, texts] of Object.entries(given)) {
    const parameter = operation.parameters.find((known) => known.place === place && known.name === name);
    values[name] = parameter ? readTexts(parameter, texts) : texts[0];
    if (!parameter || parameter.list === 'repeat' || texts.length === 1) continue;
    const advice = parameter.list === 'comma' ? '; separate its values by commas' : '';
    repeated.push(`${place}.${name} is given ${texts.length} times${advice}`);
  }
  return {values, repeated};
}

function bodyViolations(operation: Operation, raw: RawRequest): string[] {
  if (!operation.body) return [];
  if (raw.body === undefined) return operation.body.required ? ['body is required'] : [];
  return describeViolations('body', operation.body.types.get(raw.bodyType ?? '')?.explain(raw.body) ?? []);
}

/** What would be wrong with a value if it were posted to an operation as JSON; nothing when it takes no body. */
export function postedViolations(operation: Operation, body: unknown): string[] {
  return describeViolations('body', operation.body?.types.get('application/json')?.explain(body) ?? []);
}

function knownHeaders(
  operation: Operation,
  headers: RawRequest['headers'],
): Record<string, readonly string[]> {
  const known = operation.parameters.filter(({place}) => place === 'header');
  return Object.fromEntries(
    known.flatMap(({name}) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, [value].flat()]];
    }),
  );
}

function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
