import {PlatformError} from '@site/src/platform';

const LAST_ATTEMPT = 4;

/** A platform that asks for a pause gets a longer one each time; other refusals are final. */
export function pauseAfter(error: unknown, attempt: number): number | undefined {
  const isPassing = error instanceof PlatformError && (error.status === 429 || error.status === 503);
  return isPassing && attempt < LAST_ATTEMPT ? 500 * 2 ** attempt : undefined;
}
