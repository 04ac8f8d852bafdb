/**
 * Runs what reads the platform's own operations out of the contract. Another contract lacks them: then the error says
 * what needs them and how to do without.
 *
 * @param what needs the platform's contract, as the subject of a sentence: "The chart of the home page"
 * @throws Error with one sentence on what is missing and one on what to do
 */
export function needsPlatform<T>(what: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Error(
      `${what} needs the contract of the platform: ${error instanceof Error ? error.message : String(error)} ` +
        'For the reference of another contract alone, set docs, dashboard and admin in `navigation` of the site configuration to false.',
      {cause: error},
    );
  }
}
