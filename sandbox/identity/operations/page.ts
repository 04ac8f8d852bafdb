import {invalidParameter} from '../pool/errors';

/** The longest page, which is also what one gets without asking for a limit. */
const LONGEST_PAGE = 60;

/** A page as a caller asks for it. */
export interface PageRequest {
  readonly limit: number;
  /** Continue behind this position; 0 is the beginning. */
  readonly after: number;
}

/** @throws CognitoError `InvalidParameterException` for a token that no page ended with. */
export function parsePage(limit: number | undefined, token: string | undefined): PageRequest {
  const after = token === undefined ? 0 : Number(Buffer.from(token, 'base64url').toString('latin1'));
  if (!Number.isSafeInteger(after) || after < 0 || (token !== undefined && tokenFor(after) !== token))
    throw invalidParameter('Invalid pagination token.');
  // A limit of 0 is legal and means the default.
  return {limit: limit || LONGEST_PAGE, after};
}

/** Cuts a page out of what was found, and tells where the next begins; it was asked for one item more than a page. */
export function cutPage<Item>(
  found: readonly Item[],
  {limit}: PageRequest,
  positionOf: (item: Item) => number,
): {readonly items: readonly Item[]; readonly next: string | undefined} {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return {items, next: last && found.length > limit ? tokenFor(positionOf(last)) : undefined};
}

const tokenFor = (position: number): string => Buffer.from(String(position)).toString('base64url');
