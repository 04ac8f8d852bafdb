/** The platform refused a request: its status, and its own words in `message`. */
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
 * The data of an answer of `openapi-fetch`.
 *
 * @throws PlatformError with the message of the platform's error body
 */
export function dataOf<Data>(answer: {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}): Data {
  if (answer.response.ok) return answer.data as Data;
  const {error, response} = answer;
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  throw new PlatformError(response.status, hasMessage ? String(error.message) : response.statusText);
}
