import {ownValue} from '../../base/ownValue';
import {markNumbers} from '../document/exactNumbers';
import {isObject} from '../document/isObject';
import {parseJson} from '../document/parseJson';
import type {FieldEncoding, Json, MediaType} from '../document/types';
import {valueText} from '../document/valueText';
import {encodedPairs, styledPairs, writtenJson} from './serialise';
import type {FormField, RequestBodyDraft} from './types';

/** Parts of a multipart body; its text must hold it nowhere else (RFC 2046, section 5.1.1). */
const BOUNDARY = 'form-boundary-7a1c';

interface EncodedBody extends RequestBodyDraft {
  readonly fields?: readonly FormField[];
}

/**
 * A body as it goes out. Forms are edited as a JSON object, a member for each field, and are written as their media type
 * and the encoding of their fields ask; every other text goes out as it stands.
 */
export function encodedBody(
  {contentType, text}: RequestBodyDraft,
  encoding?: MediaType['encoding'],
): EncodedBody {
  const type = contentType.split(';')[0]?.trim().toLowerCase();
  const form = formValue(text);
  if (!form) return {contentType, text};
  if (type === 'application/x-www-form-urlencoded')
    return {contentType, text: Object.entries(form).flatMap(urlencoded(encoding)).join('&')};
  if (type !== 'multipart/form-data') return {contentType, text};
  const fields = fieldsOf(form, encoding);
  const boundary = freeBoundary(fields);
  return {
    contentType: `${contentType}; boundary=${boundary}`,
    text: `${fields.map((field) => `--${boundary}\r\n${part(field)}`).join('')}--${boundary}--\r\n`,
    fields,
  };
}

/** Whether a body of the media type is edited as a JSON object, a member for each field. */
export function isForm(contentType: string): boolean {
  return /^(?:application\/x-www-form-urlencoded|multipart\/form-data) *(?:;|$)/i.test(contentType);
}

/**
 * The fields of a form before they are encoded, as programs take them that write such a body themselves; empty where
 * the text is no JSON object.
 */
export function formFields(text: string, encoding?: MediaType['encoding']): FormField[] {
  return fieldsOf(formValue(text) ?? {}, encoding);
}

/** The members of a form, with numbers marked that JavaScript has no room for; undefined for any other text. */
function formValue(text: string): Readonly<Record<string, Json>> | undefined {
  const value = parseJson(markNumbers(text))?.value;
  return isObject(value) ? value : undefined;
}

function fieldsOf(form: Readonly<Record<string, Json>>, encodings: MediaType['encoding']): FormField[] {
  return Object.entries(form).flatMap(([name, value]): FormField[] => {
    const encoding = ownValue(encodings, name) ?? {};
    if (isStyled(encoding)) return styledPairs(name, writtenJson(value), encoding, (text) => text);
    const entries = Array.isArray(value) ? (value as readonly Json[]) : [value];
    return entries.map((each) => {
      const type = partType(each, encoding);
      return type === undefined ? [name, valueText(each)] : [name, valueText(each), type];
    });
  });
}

/** Whether a field is written as a parameter of the query is: any of the three words says so. */
function isStyled({style, explode, allowReserved}: FieldEncoding): boolean {
  return [style, explode, allowReserved].some((each) => each !== undefined);
}

/** The first media type that is one; objects are JSON where none is named. */
function partType(value: Json, {contentType = ''}: FieldEncoding): string | undefined {
  const named = contentType.split(',').map((each) => each.trim());
  const first = named.find((each) => each !== '' && !each.includes('*'));
  return first ?? (typeof value === 'object' && value !== null ? 'application/json' : undefined);
}

function urlencoded(encodings: MediaType['encoding']): (field: [string, Json]) => string[] {
  return ([name, value]) => {
    const encoding = ownValue(encodings, name) ?? {};
    if (isStyled(encoding)) return encodedPairs(name, writtenJson(value), encoding);
    const pairs = fieldsOf({[name]: value}, undefined).map(([key, text]) => [key, text]);
    return pairs.length === 0 ? [] : [new URLSearchParams(pairs).toString()];
  };
}

function part([name, value, type]: FormField): string {
  const head = `Content-Disposition: form-data; name="${quotedName(name)}"\r\n`;
  return `${head}${type === undefined ? '' : `Content-Type: ${type}\r\n`}\r\n${value}\r\n`;
}

/** A boundary that is in no value. */
function freeBoundary(fields: readonly FormField[]): string {
  let boundary = BOUNDARY;
  while (fields.some(([, value]) => value.includes(boundary))) boundary += '0';
  return boundary;
}

/** As browsers write the name of a field (HTML, "Multipart form data"). */
function quotedName(name: string): string {
  return name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22');
}
