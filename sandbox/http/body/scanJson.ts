import {badRequest} from '../apiError';

/** Deeper than any shape of the contract, and far from what overflows a stack. */
export const DEEPEST_JSON = 64;

/**
 * More than 10,000 objects with a kilobyte of properties each have, and few enough for memory: sixteen megabytes of
 * `{},` would become 600 MB of objects.
 */
export const MOST_JSON_VALUES = 2_000_000;

/**
 * No object of the contract has so many members. To parse and to check one with hundreds of thousands, each key another,
 * takes seconds in which nobody else is answered.
 */
export const MOST_JSON_MEMBERS = 10_000;

/** Every integer of fewer digits is a double. */
const EXACT_DIGITS = 15;

/** Digits enough for a number beyond the range of a double, without an exponent. */
const MANY_DIGITS = 300;

/** What a text may contain, as far as its characters tell. */
export interface JsonScan {
  readonly mayOverflow: boolean;
  readonly mayLoseDigits: boolean;
  readonly members: number;
}

/**
 * Scans a text before any of it becomes an object, outside of strings; it need not be JSON.
 * @returns whether a number may be beyond the range of a double, or an integer have more digits than one keeps, and how
 *   many members its objects have
 * @throws ApiError 400 when it is too deep, has too many values, or an object of it too many members.
 */
export function scanJson(text: string): JsonScan {
  let depth = 0;
  // How many commas there were so far in the object that is open at each depth; lists are not counted.
  const commas = new Float64Array(DEEPEST_JSON + 1).fill(NOT_COUNTED);
  let values = 0;
  let digits = 0;
  let isInString = false;
  let mayOverflow = false;
  let mayLoseDigits = false;
  let members = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (isInString) {
      if (code === BACKSLASH) index++;
      else if (code === QUOTE) isInString = false;
      continue;
    }
    if (code >= ZERO && code <= NINE) {
      if (++digits > MANY_DIGITS) mayOverflow = true;
      if (digits > EXACT_DIGITS) mayLoseDigits = true;
      continue;
    }
    // An exponent follows a digit; the "e" of true and false does not.
    if ((code | LOWER_CASE) === LETTER_E && digits > 0) mayOverflow = true;
    digits = 0;
    if (code === QUOTE) isInString = true;
    else if (code === COLON) members++;
    else if (code === OPEN_BRACKET || code === OPEN_BRACE) {
      values++;
      if (++depth > DEEPEST_JSON) throw badRequest(`body is nested deeper than ${DEEPEST_JSON} levels`);
      commas[depth] = code === OPEN_BRACE ? 0 : NOT_COUNTED;
    } else if (code === CLOSE_BRACKET || code === CLOSE_BRACE) depth--;
    else if (code === COMMA) {
      if (++values > MOST_JSON_VALUES) throw badRequest(`body has more than ${MOST_JSON_VALUES} values`);
      const count = (commas[depth] ?? NOT_COUNTED) + 1;
      if (count >= MOST_JSON_MEMBERS)
        throw badRequest(`body has an object of more than ${MOST_JSON_MEMBERS} members`);
      commas[depth] = count;
    }
  }
  return {mayOverflow, mayLoseDigits, members};
}

const NOT_COUNTED = -Infinity;
const [QUOTE, COMMA, COLON, BACKSLASH, ZERO, NINE] = [34, 44, 58, 92, 48, 57];
const [OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE] = [91, 93, 123, 125];
const [LETTER_E, LOWER_CASE] = [101, 32];
