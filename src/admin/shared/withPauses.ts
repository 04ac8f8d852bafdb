/**
 * Tries again after each pause, until it succeeds or there is no further pause.
 *
 * @param pause milliseconds until the next attempt; undefined makes the error final
 * @param signal ends a pause, and no attempt follows once it is aborted
 * @throws the error of the last attempt
 */
export async function withPauses<Value>(
  attemptOnce: () => Promise<Value>,
  pause: (error: unknown, attempt: number) => number | undefined,
  signal?: AbortSignal,
): Promise<Value> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await attemptOnce();
    } catch (error) {
      const wait = signal?.aborted ? undefined : pause(error, attempt);
      if (wait === undefined) throw error;
      await new Promise<void>((resolve) => {
        setTimeout(resolve, wait);
        signal?.addEventListener('abort', () => resolve(), {once: true});
      });
      if (signal?.aborted) throw error;
    }
  }
}
