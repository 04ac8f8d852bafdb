/** Questions that are too long for an address, and are posted. */
const questions = ['/weatheralerts/v2/routes', '/weatherforecast/v2/routes'];

/**
 * Whether a request changes something at the platform.
 *
 * @param path as the contract has it, with the names of its parameters, or as a server has it
 */
export function isChange(method: string, path: string): boolean {
  return method !== 'GET' && method !== 'HEAD' && !questions.some((question) => path.endsWith(question));
}
