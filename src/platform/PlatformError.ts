/** The platform refused a request: its status, and in `message` the text of its error. */
export class PlatformError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'PlatformError';
  }
}

/**
 * The data of a result of `openapi-fetch`.
 *
 * @throws PlatformError with the message of the platform's error body
 */
export function dataOf<Data>(result: {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}): Data {
  if (result.response.ok) return result.data as Data;
  const {error, response} = result;
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  throw new PlatformError(response.status, hasMessage ? String(error.message) : response.statusText);
}
