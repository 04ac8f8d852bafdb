import type {Contract} from './contract';
import {readGenerated} from './readGenerated';

/** The bundled API description, below the site's folder. */
export const CONTRACT_FILE = '.generated/openapi.json';

/**
 * Reads the bundled API description.
 *
 * @throws when it has not been made yet
 */
export function readContract(siteDir: string): Promise<Contract> {
  return readGenerated(siteDir, CONTRACT_FILE);
}
