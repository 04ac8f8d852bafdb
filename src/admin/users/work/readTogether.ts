interface Options<Progress> {
  /** Aborted by whoever no longer wants the result. */
  readonly controller: AbortController;
  readonly onProgress: (progress: Progress) => void;
}

/** What the requests of a reading are handed. */
export interface ReadOptions<Progress> {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

/**
 * Reads with several requests at once. The first failure aborts the others, and nothing more is told of their progress.
 *
 * @returns `undefined` when the controller was aborted from outside
 */
export async function readTogether<Progress, Result>(
  {controller, onProgress}: Options<Progress>,
  read: (options: ReadOptions<Progress>) => Promise<Result>,
): Promise<Result | undefined> {
  const {signal} = controller;
  try {
    return await read({
      signal,
      onProgress: (progress) => {
        if (!signal.aborted) onProgress(progress);
      },
    });
  } catch (error) {
    if (signal.aborted) return undefined;
    controller.abort();
    throw error;
  }
}
