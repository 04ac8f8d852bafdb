import {ownValue} from '../../base/ownValue';
import type {Parameter} from '../document/types';
import type {FieldValue} from './types';

/**
 * How a parameter is written into a request: OpenAPI 3.1, "Style Values", for the styles that values and lists can
 * have. Reserved characters are percent-encoded, commas inside a value included; the commas between values are not.
 */

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

/** The text that replaces `{name}` in the path (style `simple`). */
export function pathText(value: FieldValue): string {
  return entries(value).map(encode).join(',');
}

const delimiters: Record<string, string> = {form: ',', spaceDelimited: '%20', pipeDelimited: '%7C'};

/** The `name=value` pairs of a query parameter; lists repeat the name unless `explode` is false. */
export function queryPairs({name, style = 'form', explode}: Parameter, value: FieldValue): string[] {
  const texts = entries(value).map(encode);
  const key = encodeURIComponent(name);
  // OpenAPI's default: exploded for style form, not for the delimited styles.
  if (explode ?? style === 'form') return texts.map((text) => `${key}=${text}`);
  return [`${key}=${texts.join(ownValue(delimiters, style) ?? ',')}`];
}

/** The value of a header (style `simple`); headers are not percent-encoded. */
export function headerText(value: FieldValue): string {
  return entries(value).join(',');
}
