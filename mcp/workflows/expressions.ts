import {unmarked} from '../../src/openapi/document/exactNumbers';
import {parseExact} from '../exactJson';
import {ToolError} from '../ToolError';

/** What runtime expressions of Arazzo 1.0 can name while a workflow runs. */
export interface Scope {
  readonly inputs: Readonly<Record<string, unknown>>;
  /** Outputs by step. */
  readonly steps: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  readonly response?: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    /** Parsed with `parseExact`. */
    readonly json: unknown;
  };
}

/**
 * The value of a runtime expression such as `$steps.create.outputs.planId` or `$response.body#/plans/0/id`.
 *
 * @throws ToolError for one that this server does not know
 */
export function valueOf(expression: string, scope: Scope): unknown {
  const {response} = scope;
  if (expression === '$statusCode') return response?.status;
  const [, input] = /^\$inputs\.([\w-]+)$/.exec(expression) ?? [];
  if (input !== undefined) return own(scope.inputs, input);
  const [, step = '', output = ''] = /^\$steps\.([\w-]+)\.outputs\.([\w-]+)$/.exec(expression) ?? [];
  if (step) return own(scope.steps.get(step), output);
  const [, header] = /^\$response\.header\.([\w-]+)$/.exec(expression) ?? [];
  if (header !== undefined) return own(response?.headers, header.toLowerCase());
  const [isBody, pointer = ''] = /^\$response\.body(?:#(.*))?$/.exec(expression) ?? [];
  if (isBody !== undefined) return at(response?.json, pointer);
  throw new ToolError(`The expression ${expression} of the workflow is not one that this server knows.`);
}

/** A value with its expressions replaced: one that is an expression, or texts with `{$…}` in them. */
export function resolved(value: unknown, scope: Scope): unknown {
  if (typeof value === 'string') {
    if (/^\$(?:inputs|steps|response|statusCode)\b\S*$/.test(value)) return valueOf(value, scope);
    const [, whole] = /^\{(\$[^{}]+)\}$/.exec(value) ?? [];
    if (whole !== undefined) return valueOf(whole, scope);
    return value.replaceAll(/\{(\$[^{}]+)\}/g, (_, expression: string) => textOf(valueOf(expression, scope)));
  }
  if (Array.isArray(value)) return value.map((each) => resolved(each, scope));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, resolved(each, scope)]));
  return value;
}

/** Whether a condition of type `simple` holds: comparisons joined by `&&`, or by `||`. */
export function holds(condition: string, scope: Scope): boolean {
  return condition
    .split('||')
    .some((alternative) => alternative.split('&&').every((comparison) => compares(comparison.trim(), scope)));
}

function compares(comparison: string, scope: Scope): boolean {
  const [, left = '', operator = '', right = ''] =
    /^(\S+)\s*(==|!=|<=|>=|<|>)\s*(.+)$/.exec(comparison) ?? [];
  if (operator === '') return Boolean(operand(comparison, scope));
  // What is not there is null, as JSON has no other word for it.
  const [a, b] = [operand(left, scope) ?? null, operand(right, scope) ?? null];
  switch (operator) {
    case '==':
      return a === b;
    case '!=':
      return a !== b;
    default:
      return ordered(toNumber(a), operator, toNumber(b));
  }
}

/** Also of a number that is kept as a marked string; its neighbours are told apart by `==` alone. */
function toNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && unmarked(value) !== value ? Number(unmarked(value)) : NaN;
}

/** Nothing is in order with what is no number. */
function ordered(a: number, operator: string, b: number): boolean {
  return operator === '<' ? a < b : operator === '>' ? a > b : operator === '<=' ? a <= b : a >= b;
}

/** A value inside a text: a marked number as its digits. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? unmarked(value) : String(value);
}

function operand(text: string, scope: Scope): unknown {
  if (text.startsWith('$')) return valueOf(text, scope);
  const [, quoted] = /^'(.*)'$/.exec(text) ?? [];
  if (quoted !== undefined) return quoted;
  try {
    return parseExact(text);
  } catch {
    return text;
  }
}

function at(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(own, value);
}

function own(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;
}
