import {ApiError, badRequest, insufficientStorage, payloadTooLarge} from './apiError';

/** What Fastify, Node and SQLite attach to their errors. */
interface FrameworkError extends Error {
  readonly code?: string;
  readonly statusCode?: number;
}

/** The body of every error of the platform. */
export interface ErrorBody {
  readonly status_code: number;
  readonly message: string;
}

export const errorBody = ({status, message}: ApiError): ErrorBody => ({status_code: status, message});

/**
 * THE translation of whatever was thrown into what the caller sees. An unknown error becomes a 500 that tells nothing;
 * its details belong in the log.
 * @param bodyLimit - of the operation that was called, in bytes.
 */
export function errorToWire(thrown: unknown, bodyLimit: number): ApiError {
  if (thrown instanceof ApiError) return thrown;
  const error: FrameworkError = thrown instanceof Error ? thrown : new Error(String(thrown));
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return payloadTooLarge(bodyLimit);
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ApiError(415, 'The Content-Type cannot be read; the body must be application/json.');
    case 'FST_ERR_BAD_URL':
      return badRequest('path is not percent-encoded UTF-8');
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return badRequest('path is too long');
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return badRequest('body is shorter or longer than Content-Length says');
    case 'HPE_HEADER_OVERFLOW':
      return new ApiError(431, 'The URL and headers together are larger than 16 KB.');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new ApiError(408, 'The request did not arrive in time.');
    case 'SQLITE_FULL':
      return insufficientStorage();
  }
  if (error.code?.startsWith('HPE_')) return badRequest('the request is not HTTP/1.1');
  return new ApiError(500, 'An unexpected error occurred.');
}
