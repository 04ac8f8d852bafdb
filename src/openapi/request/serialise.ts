import {ownValue} from '../../base/ownValue';
import {flattened} from '../document/composite';
import {markNumbers} from '../document/exactNumbers';
import {isObject} from '../document/isObject';
import {parseJson} from '../document/parseJson';
import {typeOf} from '../document/sample';
import type {FieldEncoding, Json, OperationDocument, Parameter} from '../document/types';
import {valueText} from '../document/valueText';
import type {FieldValue} from './types';

/**
 * How a parameter is written into a request: OpenAPI 3.1, "Style Values", for values, lists and objects. Reserved characters are percent-encoded, commas inside a value included; the commas between values are not.
 */

type Schemas = OperationDocument['schemas'];

/** Name of a parameter among an operation's fields: path, query and header may use the same name. */
export function parameterKey({in: parameterIn, name}: Pick<Parameter, 'in' | 'name'>): string {
  return `${parameterIn}:${name}`;
}

/** Whether a field holds nothing, so that its parameter is left out. */
export function isEmpty(value: FieldValue | undefined): boolean {
  if (value === undefined || typeof value === 'string') return !value;
  return value.every((entry) => entry === '');
}

function entries(value: FieldValue): readonly string[] {
  return typeof value === 'string' ? [value] : value.filter((entry) => entry !== '');
}

/** Percent-encoded. Half a surrogate pair, which UTF-8 has no bytes for, becomes U+FFFD, as in a browser's own forms. */
function encode(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));
}

/** The same with `allowReserved`; what separates pairs and their halves is encoded all the same. */
function encodeReserved(text: string): string {
  return encode(text).replaceAll(/%(?:2[14789AC]|2F|3[ABF]|40|5[BD])/g, decodeURIComponent);
}

/** A parameter's field as its style writes it: names with values, or values alone. */
export type Written =
  | {readonly pairs: readonly (readonly [string, string])[]}
  | {readonly list: readonly string[]};

/** What a field holds: the members of an object, which is typed as JSON, or one value and more. */
function written({schema}: Pick<Parameter, 'schema'>, value: FieldValue, schemas: Schemas): Written {
  const type = typeOf(flattened(schema, schemas));
  if (typeof value === 'string' && (type === 'object' || type === undefined)) {
    const parsed = parseJson(markNumbers(value))?.value;
    if (isObject(parsed)) return writtenJson(parsed);
  }
  return {list: entries(value)};
}

/** What a JSON value holds, whatever its schema says. */
export function writtenJson(value: Json): Written {
  if (isObject(value))
    return {pairs: Object.entries(value).map(([key, each]) => [key, valueText(each)] as const)};
  return {list: Array.isArray(value) ? value.map(valueText) : [valueText(value)]};
}

/** Names and values in one row: `R,100,G,200`. */
function row(what: Written, write: (text: string) => string): string[] {
  return 'list' in what ? what.list.map(write) : what.pairs.flatMap((pair) => pair.map(write));
}

/** The same with each name before its value, where names there are: `R=100,G=200`. */
function assigned(what: Written, write: (text: string) => string): string[] {
  return 'list' in what ? what.list.map(write) : what.pairs.map((pair) => pair.map(write).join('='));
}

/** The text that replaces `{name}` in the path: style `simple`, `label` or `matrix`. */
export function pathText(parameter: Parameter, value: FieldValue, schemas: Schemas): string {
  const {name, style = 'simple', explode = false} = parameter;
  const what = written(parameter, value, schemas);
  const parts = explode ? assigned(what, encode) : row(what, encode);
  if (style === 'label') return `.${parts.join(explode ? '.' : ',')}`;
  if (style !== 'matrix') return parts.join(',');
  if (!explode) return `;${encode(name)}=${parts.join(',')}`;
  return parts.map((part) => ('list' in what ? `;${encode(name)}=${part}` : `;${part}`)).join('');
}

const delimiters: Record<string, string> = {spaceDelimited: ' ', pipeDelimited: '|'};

/**
 * Names and values of one parameter of the query or one field of a form. Lists repeat the name unless `explode` is
 * false; the members of an object stand under their own names then, or in brackets behind the field's (`deepObject`).
 *
 * @param write how each name and each value is encoded
 */
export function styledPairs(
  name: string,
  what: Written,
  {style = 'form', explode}: Pick<FieldEncoding, 'style' | 'explode'>,
  write: (text: string) => string,
): [name: string, value: string][] {
  const key = write(name);
  if (style === 'deepObject' && 'pairs' in what)
    return what.pairs.map(([member, text]) => [`${key}[${write(member)}]`, write(text)]);
  // OpenAPI's default: exploded for style form, not for the delimited styles.
  if (explode ?? style === 'form')
    return 'list' in what
      ? what.list.map((text) => [key, write(text)])
      : what.pairs.map(([member, text]) => [write(member), write(text)]);
  const delimiter = ownValue(delimiters, style);
  return [[key, row(what, write).join(delimiter === undefined ? ',' : write(delimiter))]];
}

/** The `name=value` pairs of a query parameter. */
export function queryPairs(parameter: Parameter, value: FieldValue, schemas: Schemas): string[] {
  const what = written(parameter, value, schemas);
  return encodedPairs(parameter.name, what, parameter);
}

/** The same pairs percent-encoded, as the query and a form of that type have them. */
export function encodedPairs(name: string, what: Written, encoding: FieldEncoding): string[] {
  const write = encoding.allowReserved ? encodeReserved : encode;
  return styledPairs(name, what, encoding, write).map((pair) => pair.join('='));
}

/** The value of a header (style `simple`); headers are not percent-encoded. */
export function headerText(parameter: Parameter, value: FieldValue, schemas: Schemas): string {
  const what = written(parameter, value, schemas);
  const asIs = (text: string): string => text;
  return (parameter.explode ? assigned(what, asIs) : row(what, asIs)).join(',');
}
