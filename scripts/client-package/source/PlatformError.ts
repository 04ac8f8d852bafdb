/** A response that is no success: its status, and what the platform says about it. */
export class PlatformError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'PlatformError';
    this.status = status;
  }
}

/** What a response is the error of. */
export function errorOf({status}: Response, body: unknown): PlatformError {
  const {message} = (body ?? {}) as {readonly message?: unknown};
  return new PlatformError(
    status,
    typeof message === 'string' ? message : `The platform returned ${status}.`,
  );
}
