import type {SearchRecord} from './types';

/** A question by path, with or without a method: `/flights/v2/plans`, `GET …/history`, a whole address with ids. */
export interface PathQuestion {
  readonly method: string | undefined;
  readonly parts: readonly string[];
}

const question =
  /^(?:(get|post|put|patch|delete)\s+)?(?:https?:\/\/[^/\s]+)?(\/?[\w{}.,:@…-]*(?:\/[\w{}.,:@…-]*)+)(?:[?#]\S*)?$/i;

/** An address, or a path with its version, within other words: a command, a line of a program, a log. */
const within = /(?:https?:\/\/[^/\s"'`]+|(?<![\w/.-]))(\/[a-z]+\/v\d+(?:\/[\w{}$.,:@…-]*)*)/i;
const methods = /(?<![\w/])(get|post|put|patch|delete)(?![\w/])/i;
const sendsBody = /\s(-d|--data\S*|--json)[\s=]/;

/** @returns nothing when the words are no path and hold none */
export function pathQuestion(words: string): PathQuestion | undefined {
  const [, method, path] = question.exec(words.trim()) ?? quoted(words);
  const parts = path === undefined ? [] : partsOf(path);
  return parts.length === 0 ? undefined : {method: method?.toLowerCase(), parts};
}

/** A path that stands within other words, with the method that they name or imply. */
function quoted(words: string): readonly (string | undefined)[] {
  const path = within.exec(words)?.[1];
  if (path === undefined) return [];
  const isCurl = /\bcurl\b/i.test(words);
  const method = methods.exec(words)?.[1] ?? (sendsBody.test(words) ? 'post' : isCurl ? 'get' : undefined);
  return [words, method, path];
}

const OTHER_VERSION = 2;

/**
 * How well an operation matches it: 4 for the very path, 3 for its beginning, 2 for its end, 1 for a piece, each a
 * little more when the method is right and the path short; 0 for none. A placeholder stands for any id.
 */
export function pathScore({method, parts}: PathQuestion, {operation}: SearchRecord): number {
  if (!operation || (method !== undefined && operation.method !== method)) return 0;
  const own = partsOf(operation.path);
  const fits = (from: number): boolean =>
    parts.every((part, index) => matches(own[from + index], part, index === parts.length - 1));
  const last = own.length - parts.length;
  const found = own.findIndex((_, from) => fits(from));
  if (found < 0) return 0;
  const rank = last === 0 && fits(0) ? 4 : found === 0 ? 3 : fits(last) ? 2 : 1;
  const isOther = parts.some((part) => version.test(part) && !own.includes(part));
  return (isOther ? rank / OTHER_VERSION : rank) + 1 / (1 + own.length);
}

const version = /^v\d+$/;

function matches(own: string | undefined, asked: string, isLast: boolean): boolean {
  if (own === undefined) return false;
  // A version that is not there is a slip, or a thing of the past.
  if (version.test(own) && version.test(asked)) return true;
  if (own === asked || (isLast && own.startsWith(asked))) return true;
  return own.startsWith('{') && !version.test(asked);
}

function partsOf(path: string): string[] {
  return path
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '' && part !== '…');
}
