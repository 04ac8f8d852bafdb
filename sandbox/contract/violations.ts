import type {ErrorObject} from 'ajv';

/** How many violations one answer lists; the rest is counted in words. */
export const MOST_VIOLATIONS = 50;
const LONGEST_SENTENCE = 400;

/** What is looked at: a part of the request, or of an answer. */
export type Subject = 'path' | 'query' | 'header' | 'body';

/** Ajv's errors as sentences with a place: `query.limit must be <= 100`, `body[3].timestamp is required`. */
export function describeViolations(subject: Subject, errors: readonly ErrorObject[]): string[] {
  // Nearly always: what is checked is right.
  if (errors.length === 0) return [];
  return [...new Set(errors.map((error) => shorten(describe(subject, error))))];
}

/** One message of many violations: at most `MOST_VIOLATIONS`, joined as the contract's examples show. */
export function joinViolations(violations: readonly string[]): string {
  const listed = violations.slice(0, MOST_VIOLATIONS).join('; ');
  const more = violations.length - MOST_VIOLATIONS;
  return more > 0 ? `${listed}; and ${more} more` : listed;
}

function describe(subject: Subject, error: ErrorObject): string {
  const place = placeOf(subject, error.instancePath);
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'required':
      return `${place}${step(String(params.missingProperty))} is required`;
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const name = String(params.additionalProperty ?? params.unevaluatedProperty);
      const isParameter = subject !== 'body' && error.instancePath === '';
      return `${place}${step(name)} ${isParameter ? 'is not a parameter of this operation' : 'is not allowed'}`;
    }
    case 'propertyNames':
      return `${place}${step(String(params.propertyName))} is not allowed as a name`;
    case 'type':
      return `${place} must be ${[params.type].flat().join(' or ')}`;
    case 'enum':
      return `${place} must be one of ${list(params.allowedValues as unknown[])}`;
    case 'const':
      return `${place} must be ${JSON.stringify(params.allowedValue)}`;
    case 'not':
      return `${place} ${forbidden(error.schema)}`;
    case 'oneOf':
      return `${place} must match exactly one of the shapes that the contract gives for it`;
    case 'anyOf':
      return `${place} must match one of the shapes that the contract gives for it`;
    case 'pattern': {
      // The contract's own words, where a pattern says too little to people.
      const {'x-expects': words} = (error.parentSchema ?? {}) as {'x-expects'?: string};
      return words ? `${place} must be ${words}` : `${place} ${error.message}`;
    }
    case 'format':
      return `${place} ${error.message}${lostPlus(subject, error.data)}`;
    default:
      return `${place} ${error.message}`;
  }
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

function placeOf(subject: Subject, instancePath: string): string {
  const tokens = instancePath.split('/').slice(1);
  return tokens.reduce(
    (place, token) => place + step(token.replaceAll('~1', '/').replaceAll('~0', '~')),
    subject as string,
  );
}

function step(key: string): string {
  if (/^\d+$/.test(key)) return `[${key}]`;
  return /^[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
}

function shorten(sentence: string): string {
  return sentence.length <= LONGEST_SENTENCE ? sentence : `${sentence.slice(0, LONGEST_SENTENCE - 1)}…`;
}
