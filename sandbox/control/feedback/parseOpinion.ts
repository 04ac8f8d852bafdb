import {isObject} from '../../contract/document/document';
import {badRequest} from '../../http/apiError';
import type {Opinion} from '../../store/feedback';

/** Most characters of each part: nobody types more, and nobody may fill the disk. */
const longest = {page: 300, reasons: 10, reason: 40, comment: 1000};

const known = ['page', 'isHelpful', 'reasons', 'comment'];

/**
 * Parses the body of POST /sandbox/feedback. A page is a path alone: what stands behind `?` and `#` may say who reads.
 * @throws ApiError 400 that names everything that is wrong
 */
export function parseOpinion(body: unknown): Opinion {
  if (!isObject(body)) throw badRequest('body must be {"page", "isHelpful", "reasons", "comment"}');
  const {page, isHelpful, reasons = [], comment} = body;
  const violations = Object.keys(body)
    .filter((key) => !known.includes(key))
    .map((key) => `body.${key} is not known; use ${known.join(', ')}`);
  if (typeof page !== 'string' || page.length > longest.page || !/^\/(?!\/)[^\s?#\\]*$/.test(page))
    violations.push(
      `body.page must be a path of at most ${longest.page} characters, without query and fragment`,
    );
  if (typeof isHelpful !== 'boolean') violations.push('body.isHelpful must be true or false');
  if (!Array.isArray(reasons) || reasons.length > longest.reasons || !reasons.every(isReason))
    violations.push(
      `body.reasons must be a list of at most ${longest.reasons} words of at most ${longest.reason} letters`,
    );
  if (comment !== undefined && (typeof comment !== 'string' || comment.length > longest.comment))
    violations.push(`body.comment must be a text of at most ${longest.comment} characters`);
  if (violations.length > 0) throw badRequest(...violations);
  const typed = ((comment as string | undefined) ?? '').trim();
  return {
    page: page as string,
    isHelpful: isHelpful as boolean,
    reasons: [...new Set(reasons as string[])],
    ...(typed !== '' && {comment: typed}),
  };
}

function isReason(value: unknown): boolean {
  return typeof value === 'string' && value.length <= longest.reason && /^[a-z][A-Za-z]*$/.test(value);
}
