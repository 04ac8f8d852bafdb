import {PlatformError} from '@site/src/platform';

const LONGEST_MS = 10 * 60_000;
const MOST_RETRIES = 2;

/** Whether the same request may well succeed a little later. */
function isPassing(error: unknown): boolean {
  return !(error instanceof PlatformError) || error.status === 429 || error.status >= 500;
}

/** After a response of 401 to 404 nothing is gained by asking again at once. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < MOST_RETRIES && isPassing(error);
}

/** The pause before a retry: doubled each time, never quite the same, so that many pages do not return as one. */
export function retryDelay(failures: number): number {
  return 1_000 * 2 ** failures + Math.random() * 500;
}

/** The pause until data is asked for again: doubled with each poll in a row that failed. */
export function pollDelay(everyMs: number, failedPolls: number): number {
  return Math.max(everyMs, Math.min(LONGEST_MS, everyMs * 2 ** failedPolls));
}
