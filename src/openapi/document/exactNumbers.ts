import {isKept, STRING_OR_NUMBER} from './keepsNumbers';
import type {Json} from './types';

// No text of a JSON document begins so by chance.
const MARK = '\u0000number ';
const NUMBER = String.raw`(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)`;
const marked = new RegExp(String.raw`"\\u0000number ${NUMBER}"`, 'g');
const markedInYaml = new RegExp(String.raw`"\\0number ${NUMBER}"`, 'g');

/**
 * A JSON text in which each number that parsing would change is a marked string, so that a program can change other parts
 * of the value. `restoreNumbers` undoes it in what the program writes.
 */
export function markNumbers(text: string): string {
  return text.replaceAll(STRING_OR_NUMBER, (token) =>
    token.startsWith('"') || isKept(token) ? token : JSON.stringify(MARK + token),
  );
}

/** A JSON text with its marked strings as the numbers that they were. */
export function restoreNumbers(text: string): string {
  return text.replaceAll(marked, '$1');
}

/** The same of a YAML text. */
export function restoreYamlNumbers(text: string): string {
  return text.replaceAll(markedInYaml, '$1');
}

/** What was typed for a number: the number, or marked where it would become another one. */
export function exactNumber(value: Json, typed: string): Json {
  const token = typed.trim();
  const isNumber = typeof value === 'number' && /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(token);
  return isNumber && !isKept(token) ? MARK + token : value;
}

/** A string as a reader sees it: a marked one as the digits of its number. */
export function unmarked(text: string): string {
  return text.startsWith(MARK) ? text.slice(MARK.length) : text;
}
