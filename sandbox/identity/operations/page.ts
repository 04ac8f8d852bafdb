import {fromBase64, fromUtf8, toBase64Url, toUtf8} from '../../base/bytes';
import {fingerprint} from '../pool/secrets';
import {invalidParameter} from '../pool/errors';

/** The longest page, which is also what one gets without asking for a limit. */
const LONGEST_PAGE = 60;

/** How a client asks for a page. */
interface PageParameters {
  readonly limit: number | undefined;
  readonly token: string | undefined;
}

/** A page as a client asks for it. */
export interface PageRequest {
  readonly limit: number;
  /** Continue behind this position; 0 is the beginning. */
  readonly after: number;
  /** What is listed: a token continues no other list. */
  readonly list: string;
}

/**
 * @param list - what is listed, such as the operation and its filter.
 * @throws CognitoError `InvalidParameterException` for a token that no page of this list ended with.
 */
export function parsePage(list: string, {limit, token}: PageParameters): PageRequest {
  const after = token === undefined ? 0 : Number.parseInt(fromUtf8(fromBase64(token)), 10);
  if (!Number.isSafeInteger(after) || after < 0 || (token !== undefined && tokenFor(list, after) !== token))
    throw invalidParameter('Invalid pagination token.');
  // A limit of 0 is legal and means the default.
  return {limit: limit || LONGEST_PAGE, after, list};
}

/** Cuts a page out of what was found; it was asked for one item more than a page, to know whether there is a next. */
export function cutPage<Item>(
  found: readonly Item[],
  {limit, list}: PageRequest,
  positionOf: (item: Item) => number,
): {readonly items: readonly Item[]; readonly next: string | undefined} {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return {items, next: last && found.length > limit ? tokenFor(list, positionOf(last)) : undefined};
}

const tokenFor = (list: string, position: number): string =>
  toBase64Url(toUtf8(`${position} ${fingerprint(list).slice(0, 16)}`));
