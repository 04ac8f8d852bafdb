/**
 * What every page has of the calls of its tab. The log itself is loaded with whatever makes calls: a page that makes
 * none does without it.
 */
export const tabCalls = {
  /** Whether calls are kept: a site without a workbench keeps none. */
  isKept: false,
  /** Forgets all calls, once there is a log. */
  forget: (): void => undefined,
};
