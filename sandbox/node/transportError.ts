import {ApiError, badRequest} from '../http/apiError';

/** What Fastify and Node attach to their errors. */
interface CodedError extends Error {
  readonly code?: string;
}

/** The errors of Node and of the server, of requests that no route has seen, in words; others stay as they are. */
export function transportError(thrown: unknown): unknown {
  const {code} = thrown as CodedError;
  switch (code) {
    case 'FST_ERR_BAD_URL':
      return badRequest('path is not percent-encoded UTF-8');
    case 'HPE_HEADER_OVERFLOW':
      return new ApiError(431, 'The URL and headers together are larger than 16 KB.');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new ApiError(408, 'The request did not arrive in time.');
  }
  if (code?.startsWith('HPE_')) return badRequest('the request is not HTTP/1.1');
  return thrown;
}
