import {formatPath} from '../../base/jsonPath';
import {badRequest} from '../apiError';
import {findJsonSyntaxError} from './jsonSyntaxError';
import {lossViolations} from './lossViolations';
import {scanJson} from './scanJson';

/** Only an escape can spell half of a surrogate pair. */
const SURROGATE_ESCAPE = /\\u[dD][89a-fA-F]/;

/**
 * Parses a request body.
 * @returns `undefined` for an empty text.
 * @throws ApiError 400 that says where the text stops being JSON, that it is too deep or too large, or what of it cannot be
 *   stored as it stands.
 */
export function parseJsonBody(text: string): unknown {
  if (text.trim() === '' && !text.includes('\ufeff')) return undefined;
  const {mayOverflow, mayLoseDigits, members} = scanJson(text);
  const value = parse(text);
  const violations = mayOverflow ? overflowViolations(value, []) : [];
  if (violations.length > 0) throw badRequest(...violations);
  const mayLose = mayLoseDigits || SURROGATE_ESCAPE.test(text) || countMembers(value) < members;
  const losses = mayLose ? lossViolations(text) : [];
  if (losses.length > 0) throw badRequest(...losses);
  return value;
}

/** Members of the same name are one after parsing. */
function countMembers(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) for (const item of value) count += countMembers(item);
  else
    for (const key in value) {
      const member = value[key as keyof typeof value] as unknown;
      count += typeof member === 'object' ? 1 + countMembers(member) : 1;
    }
  return count;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    const {line, column, offset, problem} = findJsonSyntaxError(text);
    throw badRequest(`body is not JSON: ${problem} at line ${line}, column ${column} (offset ${offset})`);
  }
}

/** More than a message lists. */
const MOST_OVERFLOWS = 100;

/** Numbers beyond the range of a double: `JSON.parse` makes infinities of them, which JSON would store as null. */
function overflowViolations(value: unknown, keys: readonly string[], found: string[] = []): string[] {
  if (value === Infinity) found.push(`${formatPath('body', keys)} must be at most ${Number.MAX_VALUE}`);
  if (value === -Infinity) found.push(`${formatPath('body', keys)} must be at least ${-Number.MAX_VALUE}`);
  if (typeof value === 'object' && value !== null)
    for (const key in value) {
      const member = value[key as keyof typeof value];
      const mayOverflow = typeof member === 'number' ? !Number.isFinite(member) : typeof member === 'object';
      if (mayOverflow && found.length < MOST_OVERFLOWS) overflowViolations(member, [...keys, key], found);
    }
  return found;
}
