import {shorten} from '../base/shorten';

/** An error that the caller is to see. Anything else that is thrown becomes a 500 without details. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  /**
   * @param status - HTTP status, 400 to 599.
   * @param message - `message` of the body: what is wrong, where, and what to do.
   * @param headers - sent along, such as `Allow`.
   * @param violations - all that is wrong with a request, where the message may not list all of it.
   */
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
    readonly violations: readonly string[] = [],
  ) {
    super(message);
  }
}

/** How many violations one message lists; the others are counted. */
const MOST_VIOLATIONS = 50;

/** So long is one of them at most: it may repeat what was sent. */
const LONGEST_VIOLATION = 2000;

/** 400. Each violation begins with its path: `body.geometry.coordinates[0] must …`. */
export function badRequest(...found: readonly string[]): ApiError {
  const violations = found.map((violation) => shorten(violation, LONGEST_VIOLATION));
  const listed = violations.slice(0, MOST_VIOLATIONS).join('; ');
  const more = violations.length - MOST_VIOLATIONS;
  return new ApiError(400, more > 0 ? `${listed}; and ${more} more` : listed, {}, violations);
}

/** 401: no credential, one of nobody, or one that the operation does not take; the reason says which. */
export const unauthorized = (reason: string): ApiError =>
  new ApiError(401, `Unauthorized: ${reason}`, {'WWW-Authenticate': 'Bearer'});

/** 403: we know who you are, and you may not. */
export const forbidden = (reason = 'Access Denied'): ApiError => new ApiError(403, reason);

/** 404: it does not exist, or belongs to another account; a caller cannot tell which. */
export const notFound = (reason = 'The resource was not found.'): ApiError => new ApiError(404, reason);

/** 405: the path exists, the method does not. */
export const methodNotAllowed = (method: string, allowed: readonly string[]): ApiError =>
  new ApiError(405, `${method} is not allowed here. Allowed: ${allowed.join(', ')}.`, {
    Allow: allowed.join(', '),
  });

/** 413: the body is over the operation's limit. */
export const payloadTooLarge = (limit: number): ApiError =>
  new ApiError(413, `The body is larger than ${limit} bytes, the limit for this operation.`);

/** 415: the body is of no media type that the operation takes. */
export const unsupportedMediaType = (given: string | undefined, taken: readonly string[]): ApiError =>
  new ApiError(
    415,
    `The body must be ${taken.join(' or ')}; it ${given ? `is "${given}"` : 'has no Content-Type'}.`,
  );

/** 415: the body is compressed or otherwise encoded. */
export const unsupportedEncoding = (encoding: string): ApiError =>
  new ApiError(415, `The body is encoded as "${encoding}"; send it without Content-Encoding.`);

/** 501: in the contract, not in the sandbox yet. */
export const notImplemented = (operationId: string): ApiError =>
  new ApiError(501, `${operationId} is in the contract; this sandbox does not implement it yet.`);

/** 507: the database cannot grow. What is stored can still be read. */
export const insufficientStorage = (): ApiError =>
  new ApiError(
    507,
    'The disk of the sandbox is full. Free some space, or set SANDBOX_DATA to a folder on another disk.',
  );
