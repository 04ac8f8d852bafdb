/** Questions that are too long for an address, and are posted. */
const questions: ReadonlySet<string> = new Set(['/weatheralerts/v2/routes', '/weatherforecast/v2/routes']);

/**
 * Whether a request changes something at the platform.
 *
 * @param path as the contract has it, with the names of its parameters
 */
export function isChange(method: string, path: string): boolean {
  return method !== 'GET' && method !== 'HEAD' && !questions.has(path);
}
