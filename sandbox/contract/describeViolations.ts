import type {ErrorObject} from 'ajv';
import {describeUnreadableInstant} from '../base/instants';
import {formatPath} from '../base/jsonPath';
import {shorten} from '../base/shorten';
import {keysOf} from './document/pointers';
import {VALUE_RULE} from './schemas/valueRules';

/** Names of fields come from the caller and may be of any length. */
export const LONGEST_SENTENCE = 400;

/** What is checked: a part of a request, or of a response. */
export type Subject = 'path' | 'query' | 'header' | 'body';

/** Ajv's errors as sentences that begin with a path: `query.limit must be <= 100`, `body[3].timestamp is required`. */
export function describeViolations(subject: Subject, errors: readonly ErrorObject[]): string[] {
  // Nearly always: what is checked is right.
  if (errors.length === 0) return [];
  return [...new Set(errors.map((error) => shorten(describe(subject, error), LONGEST_SENTENCE)))];
}

function describe(subject: Subject, error: ErrorObject): string {
  const keys = keysOf(error.instancePath);
  const path = formatPath(subject, keys);
  const member = (name: unknown) => formatPath(subject, [...keys, String(name)]);
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'required':
      return `${member(params.missingProperty)} is required`;
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const name = params.additionalProperty ?? params.unevaluatedProperty;
      const isParameter = subject !== 'body' && error.instancePath === '';
      return `${member(name)} ${isParameter ? 'is not a parameter of this operation' : 'is not allowed'}`;
    }
    case 'propertyNames':
      return `${member(params.propertyName)} is not allowed as a name`;
    case 'type':
      return `${path} must be ${[params.type].flat().join(' or ')}`;
    case 'enum':
      return `${path} must be one of ${list(params.allowedValues as unknown[])}`;
    case 'const':
      return `${path} must be ${JSON.stringify(params.allowedValue)}`;
    case 'not':
      return `${path} ${forbidden(error.schema)}`;
    case 'oneOf':
      return `${path} must match exactly one of the shapes that the contract gives for it`;
    case 'anyOf':
      return `${path} must match one of the shapes that the contract gives for it`;
    case 'pattern': {
      // The contract's own words, where a pattern says too little to people.
      const {'x-expects': words} = (error.parentSchema ?? {}) as {'x-expects'?: string};
      return words ? `${path} must be ${words}` : `${path} ${error.message}`;
    }
    case 'format':
      return `${path} ${formatMessage(error)}${lostPlus(subject, error.data)}`;
    case VALUE_RULE:
      return `${path}${error.message}`;
    default:
      return `${path} ${error.message}`;
  }
}

function formatMessage({message = '', params, data}: ErrorObject): string {
  const isInstant = (params as {format?: string}).format === 'date-time' && typeof data === 'string';
  return isInstant ? describeUnreadableInstant(data) : message;
}

/** In a query a bare "+" means a space: the commonest way to break a date's offset. */
function lostPlus(subject: Subject, value: unknown): string {
  const isDateWithSpace = typeof value === 'string' && / \d\d:?\d\d$/.test(value);
  return subject === 'query' && isDateWithSpace ? ' (write the "+" of its offset as %2B)' : '';
}

/** What a `not` forbids, in words where it names values. */
function forbidden(schema: unknown): string {
  const values = (schema as {enum?: unknown[]}).enum;
  return values
    ? `must not be one of ${list(values)}`
    : 'must not have the shape that the contract forbids for it';
}

function list(values: readonly unknown[]): string {
  const shown = values.slice(0, 20).map((value) => JSON.stringify(value));
  return shown.join(', ') + (values.length > shown.length ? `, … (${values.length} values)` : '');
}
