import {completeContract} from './completeContract';
import type {Contract} from './contract';
import {readGenerated} from './readGenerated';

/** The bundled API description, below the site's folder. */
export const CONTRACT_FILE = '.generated/openapi.json';

/**
 * Reads the bundled API description, and fills in what it leaves out and pages need.
 *
 * @throws when it has not been made yet
 */
export async function readContract(siteDir: string): Promise<Contract> {
  return completeContract(await readGenerated(siteDir, CONTRACT_FILE));
}
