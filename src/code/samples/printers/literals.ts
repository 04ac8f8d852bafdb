import {keepsNumbers} from '../../../openapi/document/keepsNumbers';
import {parseJson} from '../../../openapi/document/parseJson';
import type {Json} from '../../../openapi/document/types';

/**
 * A string literal that JavaScript, Python, Go, Java and C# all read as the same text: JSON's escapes are the ones
 * they share. U+0085, U+2028 and U+2029 are escaped because C# ends a line at them.
 */
export function quoted(text: string): string {
  return JSON.stringify(text).replaceAll(
    /[\u0085\u2028\u2029]/g,
    (end) => `\\u${end.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * The body as a JSON value, or undefined where it is not JSON or where its numbers would become others: then it is sent
 * as it stands.
 */
export function jsonBody(text: string | undefined): Json | undefined {
  return text !== undefined && keepsNumbers(text) ? parseJson(text)?.value : undefined;
}

/** Text with every line but the first moved right, as a literal of several lines inside indented code wants it. */
export function hanging(text: string, indent: string): string {
  return text.replaceAll('\n', `\n${indent}`);
}

/** Text with every line moved right. */
export function indented(text: string, indent: string): string {
  return indent + hanging(text, indent);
}
