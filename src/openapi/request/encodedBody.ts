import {isObject} from '../document/isObject';
import {parseJson} from '../document/parseJson';
import {valueText} from '../document/valueText';
import type {FormField, RequestBodyDraft} from './types';

/** Parts of a multipart body; its text must hold it nowhere else (RFC 2046, section 5.1.1). */
const BOUNDARY = 'form-boundary-7a1c';

interface EncodedBody extends RequestBodyDraft {
  readonly fields?: readonly FormField[];
}

/**
 * A body as it goes out. Forms are edited as a JSON object, a member for each field, and are written as their media type
 * asks; every other text goes out as it stands.
 */
export function encodedBody({contentType, text}: RequestBodyDraft): EncodedBody {
  const fields = formFields(text);
  if (!fields) return {contentType, text};
  const [type] = contentType.split(';');
  if (type === 'application/x-www-form-urlencoded')
    return {contentType, text: new URLSearchParams(fields.map(([...pair]) => pair)).toString()};
  if (type !== 'multipart/form-data') return {contentType, text};
  const boundary = freeBoundary(fields);
  const parts = fields.map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${quotedName(name)}"\r\n\r\n${value}\r\n`,
  );
  return {
    contentType: `${contentType}; boundary=${boundary}`,
    text: `${parts.join('')}--${boundary}--\r\n`,
    fields,
  };
}

/** The fields of a form, one for each entry of a list; undefined where the text is no JSON object. */
function formFields(text: string): FormField[] | undefined {
  const value = parseJson(text)?.value;
  if (!isObject(value)) return undefined;
  return Object.entries(value).flatMap(([name, each]): FormField[] =>
    Array.isArray(each) ? each.map((one) => [name, valueText(one)]) : [[name, valueText(each)]],
  );
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
