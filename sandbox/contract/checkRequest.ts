import {ownValue} from '../base/ownValue';
import {formatPath} from '../base/jsonPath';
import {shorten} from '../base/shorten';
import type {Operation} from './operations/operations';
import {parseTexts, type ParameterIn} from './operations/parameters';
import {describeViolations, LONGEST_SENTENCE} from './describeViolations';
import {prefersStrictness} from './preferences';

/** Of a request: names in lower case. A header that may come several times may be a list. */
export type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A request as it came: texts, and a body that has been parsed. */
export interface RawRequest {
  readonly path: Readonly<Record<string, string>>;
  /** Every text given for a key, in order. */
  readonly query: Readonly<Record<string, readonly string[]>>;
  readonly headers: RequestHeaders;
  /** `undefined` when none was sent. */
  readonly body: unknown;
  /** The media type of the body, without parameters and in lower case. */
  readonly bodyType: string | undefined;
}

/** A request that keeps to the contract: typed values, defaults filled in. */
export interface CheckedRequest {
  readonly path: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly headers: Record<string, unknown>;
  readonly body: unknown;
}

/** What was found out about a request. */
export interface RequestCheck {
  readonly request: CheckedRequest;
  /** Everything that is wrong with it. */
  readonly violations: readonly string[];
  /** The paths of the fields of its body that the contract does not know; they are left out. */
  readonly unknownFields: readonly string[];
  /** Whether the caller asked for unknown fields to be violations. */
  readonly isStrict: boolean;
}

/** Checks all parts of a request and says everything that is wrong with it. */
export function checkRequest(operation: Operation, raw: RawRequest): RequestCheck {
  const violations: string[] = [];
  const path = parseParameters(operation, 'path', raw.path, violations);
  const query = parseParameters(operation, 'query', raw.query, violations);
  const headers = parseParameters(operation, 'header', knownHeaders(operation, raw.headers), violations);
  violations.push(...bodyViolations(operation, raw));
  const isStrict = prefersStrictness(raw.headers.prefer);
  const unknownFields = violations.length === 0 || isStrict ? unknownFieldsOf(operation, raw) : [];
  if (isStrict)
    violations.push(...unknownFields.map((path) => `${path} is not a field that this operation knows`));
  return {
    request: {path, query, headers, body: operation.body && raw.body},
    violations,
    unknownFields,
    isStrict,
  };
}

/** What a request gives, by name: one text, or every text in order. */
type Given = Readonly<Record<string, string | readonly string[]>>;

/** The values of the parameters of one `in`; what is wrong with them is added to the violations. */
function parseParameters(
  operation: Operation,
  where: ParameterIn,
  given: Given,
  violations: string[],
): Record<string, unknown> {
  const {byName, check} = operation.parametersIn[where];
  // Without a prototype: a parameter may be called __proto__.
  const values = Object.create(null) as Record<string, unknown>;
  const names = Object.keys(given);
  // Most operations know no header and many no query: there is nothing to parse or check.
  if (byName.size === 0 && names.length === 0) return values;
  for (const name of names) {
    const texts = [ownValue(given, name) ?? []].flat();
    const parameter = byName.get(name);
    values[name] = parameter ? parseTexts(parameter, texts) : texts[0];
    if (!parameter || parameter.list === 'repeat' || texts.length === 1) continue;
    const advice = parameter.list === 'comma' ? '; separate its values with commas' : '';
    violations.push(`${where}.${name} is sent ${texts.length} times${advice}`);
  }
  violations.push(...describeViolations(where, check.explain(values)));
  return values;
}

function bodyViolations(operation: Operation, raw: RawRequest): string[] {
  if (!operation.body) return [];
  if (raw.body === undefined) return operation.body.required ? ['body is required'] : [];
  return describeViolations('body', operation.body.types.get(raw.bodyType ?? '')?.explain(raw.body) ?? []);
}

/** Found after the check of the body, which says what is wrong with the fields that the contract knows. */
function unknownFieldsOf({body}: Operation, raw: RawRequest): string[] {
  const paths = body?.types.get(raw.bodyType ?? '')?.unknownFields(raw.body) ?? [];
  return paths.map((path) => shorten(formatPath('body', path), LONGEST_SENTENCE));
}

/** What would be wrong with a value if it were posted to an operation as JSON; nothing when it takes no body. */
export function postedViolations(operation: Operation, body: unknown): string[] {
  return describeViolations('body', operation.body?.types.get('application/json')?.explain(body) ?? []);
}

function knownHeaders(operation: Operation, headers: RawRequest['headers']): Given {
  const known = [...operation.parametersIn.header.byName.keys()].flatMap((name) => {
    const value = ownValue(headers, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(known);
}
