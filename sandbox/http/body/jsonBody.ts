import {badRequest} from '../apiError';
import {findJsonSyntaxError} from './jsonSyntaxError';

/** Deeper than any shape of the contract, and far from what overflows a stack. */
export const DEEPEST_JSON = 64;

/**
 * More than 10,000 objects with a kilobyte of properties each hold, and few enough to be taken in: sixteen megabytes of
 * `{},` would become 600 MB of objects.
 */
export const MOST_JSON_VALUES = 2_000_000;

/**
 * Parses a request body.
 * @returns `undefined` for an empty text.
 * @throws ApiError 400 that says where the text stops being JSON, or that it is too deep or has too many values.
 */
export function parseJsonBody(text: string): unknown {
  if (text.trim() === '') return undefined;
  refuseUnbearable(text);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    const {line, column, offset, problem} = findJsonSyntaxError(text);
    throw badRequest(`body is not JSON: ${problem} at line ${line}, column ${column} (offset ${offset})`);
  }
}

/** Counts brackets and commas outside strings, before any of it becomes an object; the text need not be JSON. */
function refuseUnbearable(text: string): void {
  let depth = 0;
  let values = 0;
  let inString = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (inString) {
      if (code === BACKSLASH) index++;
      else if (code === QUOTE) inString = false;
    } else if (code === QUOTE) inString = true;
    else if (code === OPEN_BRACKET || code === OPEN_BRACE) {
      values++;
      if (++depth > DEEPEST_JSON) throw badRequest(`body is nested deeper than ${DEEPEST_JSON} levels`);
    } else if (code === CLOSE_BRACKET || code === CLOSE_BRACE) depth--;
    else if (code === COMMA && ++values > MOST_JSON_VALUES)
      throw badRequest(`body has more than ${MOST_JSON_VALUES} values`);
  }
}

const [QUOTE, COMMA, BACKSLASH] = [34, 44, 92];
const [OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE] = [91, 93, 123, 125];
