export interface RetryOptions {
  /** How often a request is sent at most. 5 by default. */
  readonly attempts?: number;
  /** Milliseconds before the second attempt; each further pause is twice as long. 1000 by default. */
  readonly firstPause?: number;
  /** Longest pause in milliseconds; a response that asks for more is returned as it is. 60000 by default. */
  readonly longestPause?: number;
  /**
   * Whether a POST is sent again after a 5xx or a lost connection. False by default: the first may have been carried
   * out. Safe where a body names its ids, since the same record is then stored again.
   */
  readonly repeatsPosts?: boolean;
  /** Sends a request; the global one by default. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Waits; for tests. */
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

const idempotent: readonly string[] = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'];

/**
 * A `fetch` that sends a request again, with growing pauses and no sooner than `Retry-After` says: after a 429, which
 * refuses a request before anything is done, and after a 500, 502, 503, 504 or a lost connection if repeating is safe.
 */
export function createRetryingFetch({
  attempts = 5,
  firstPause = 1_000,
  longestPause = 60_000,
  repeatsPosts = false,
  fetch: send = (request) => fetch(request),
  wait = pause,
}: RetryOptions = {}): (request: Request) => Promise<Response> {
  return async (request) => {
    const canRepeat = repeatsPosts || idempotent.includes(request.method);
    for (let attempt = 1; ; attempt += 1) {
      // A body can be read once only: each attempt sends a copy.
      const outcome = await send(request.clone()).catch((error: unknown) => new Lost(error));
      const isLast = attempt >= attempts || request.signal.aborted;
      if (outcome instanceof Lost) {
        if (isLast || !canRepeat) throw outcome.cause;
      } else if (isLast || !isTransient(outcome.status, canRepeat)) return outcome;
      const grown = Math.min(longestPause, firstPause * 2 ** (attempt - 1));
      const asked = outcome instanceof Lost ? 0 : retryAfter(outcome.headers.get('retry-after'));
      if (asked > longestPause && !(outcome instanceof Lost)) return outcome;
      // Programs that failed together do not come back together.
      await wait(Math.max(asked, grown * (0.75 + Math.random() / 4)), request.signal);
    }
  };
}

/** A request that got no response. */
class Lost {
  readonly cause: unknown;

  constructor(cause: unknown) {
    this.cause = cause;
  }
}

function isTransient(status: number, canRepeat: boolean): boolean {
  return status === 429 || (canRepeat && [500, 502, 503, 504].includes(status));
}

/** Milliseconds that the header asks for (RFC 9110): seconds, or a date. */
function retryAfter(value: string | null): number {
  if (value === null) return 0;
  const seconds = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return Number.isNaN(seconds) ? 0 : Math.max(0, seconds);
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, {once: true});
  });
}
