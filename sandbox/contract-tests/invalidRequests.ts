import {isObject} from '../contract/document/document';
import {child} from '../contract/document/pointers';
import {contract, type DocumentedOperation, type DocumentedParameter} from './contract';
import {findViolation} from './findViolation';

/** One text that a parameter must not have; `undefined` leaves the parameter out. */
export interface InvalidParameter {
  readonly what: string;
  readonly text: string | undefined;
}

/** Texts of which every schema of a parameter refuses some. None is empty, since a path has no empty segment. */
const texts = [
  '-1',
  '4.5',
  '-7.25e3',
  '999999999',
  'nonsense',
  'Nonsense!',
  '-begins-with-a-hyphen',
  'two words',
  'true',
  'x'.repeat(200),
  '91,91',
  '181,0',
  '1,2,3',
  'temp,temp',
  'é',
];

/** The parameters that a text can break: any text is allowed in the one header that operations take. */
export const breakable = ({parameters}: DocumentedOperation): readonly DocumentedParameter[] =>
  parameters.filter((parameter) => parameter.in !== 'header');

/** Every way in which a text, or its absence, breaks the schema of a parameter. */
export function invalidParameters(parameter: DocumentedParameter): InvalidParameter[] {
  const {name, in: where, required, schema} = parameter;
  const broken = texts.flatMap((text) => {
    const violation = findViolation(schema, readText(parameter, text));
    return violation === undefined ? [] : [{what: `${where} ${name} ${violation}`, text}];
  });
  return required && where === 'query'
    ? [{what: `query ${name} missing`, text: undefined}, ...broken]
    : broken;
}

/** A text as the contract's types mean it. */
function readText({schema, explode}: DocumentedParameter, text: string): unknown {
  const {value, pointer} = contract.at(schema);
  if (value.type !== 'array') return readScalar(value.type, text);
  const items = isObject(value.items) ? contract.at(child(pointer, 'items')).value.type : undefined;
  return (explode ? [text] : text.split(',')).map((item) => readScalar(items ?? 'number', item));
}

function readScalar(type: unknown, text: string): unknown {
  const isNumber = (type === 'integer' || type === 'number') && /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text);
  if (isNumber) return Number(text);
  return type === 'boolean' && /^(true|false)$/.test(text) ? text === 'true' : text;
}

type Step = string | number;

/** What replaces a part of a body; for a part that the schema wants, some of it is refused. */
const replacements: readonly unknown[] = [
  undefined,
  null,
  true,
  -1,
  4.5,
  1e9,
  '',
  '- no such value -',
  [],
  {},
  ['no such item'],
  {note: 'x'.repeat(1100)},
];

/** How many ways there are to change one part of a body; not each of them breaks it. */
export function countChanges(body: unknown): number {
  return pathsIn(body).length * replacements.length;
}

/**
 * A body of which one part is changed.
 * @param index - which change: 0 to `countChanges`.
 * @returns `undefined` when its schema allows the change.
 */
export function findInvalidBody(
  schema: string,
  body: unknown,
  index: number,
): {what: string; body: unknown} | undefined {
  const paths = pathsIn(body);
  const path = paths[Math.floor(index / replacements.length) % paths.length] ?? [];
  const replacement = replacements[index % replacements.length];
  const replaced = replace(body, path, replacement);
  // Checked as it arrives: parsed from text, and sharing no part with another body.
  const changed = replaced === undefined ? undefined : (JSON.parse(JSON.stringify(replaced)) as unknown);
  const violation = changed === undefined ? 'no body' : findViolation(schema, changed);
  return violation === undefined ? undefined : {what: `body ${path.join('.')}: ${violation}`, body: changed};
}

/** Where something stands in a body, the root first. Of long lists the first items are enough. */
function pathsIn(value: unknown, way: readonly Step[] = []): (readonly Step[])[] {
  if (typeof value !== 'object' || value === null) return [way];
  const steps: Step[] = Array.isArray(value) ? [...value.slice(0, 3).keys()] : Object.keys(value);
  const parts = value as Readonly<Record<Step, unknown>>;
  return [way, ...steps.flatMap((step) => pathsIn(parts[step], [...way, step]))];
}

function replace(value: unknown, [step, ...rest]: readonly Step[], replacement: unknown): unknown {
  if (step === undefined) return replacement;
  if (Array.isArray(value)) {
    const items: unknown[] = [...(value as unknown[])];
    const item = replace(items[Number(step)], rest, replacement);
    items.splice(Number(step), 1, ...(item === undefined ? [] : [item]));
    return items;
  }
  const parts = value as Readonly<Record<string, unknown>>;
  const part = replace(parts[step], rest, replacement);
  const others = Object.entries(parts).filter(([key]) => key !== step);
  return Object.fromEntries(part === undefined ? others : [...others, [String(step), part]]);
}
