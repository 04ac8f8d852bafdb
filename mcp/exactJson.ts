import {markNumbers, restoreNumbers, unmarked} from '../src/openapi/document/exactNumbers';

/**
 * The value of a JSON text, in which numbers that JavaScript has no room for are marked strings, as pages have them
 * (`markNumbers`).
 *
 * @throws SyntaxError for any other text
 */
export function parseExact(text: string): unknown {
  return JSON.parse(markNumbers(text)) as unknown;
}

/** The text of such a value, numbers with all their digits. */
export function exactText(value: unknown, indent?: number): string {
  return restoreNumbers(JSON.stringify(value, undefined, indent));
}

/** Such a value for programs that parse it again: a long number is the text of its digits. */
export function withDigitsAsText<Value>(value: Value): Value {
  return JSON.parse(
    JSON.stringify(value, (_, each: unknown) => (typeof each === 'string' ? unmarked(each) : each)),
  ) as Value;
}
