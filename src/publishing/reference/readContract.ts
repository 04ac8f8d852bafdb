import {markNumbers} from '../../openapi/document/exactNumbers';
import {completeContract, type WrittenContract} from './completeContract';
import type {Contract} from './contract';
import {readGeneratedText} from './readGenerated';

/** The bundled API description, below the site's folder. */
export const CONTRACT_FILE = '.generated/openapi.json';

/**
 * Reads the bundled API description, and fills in what it leaves out and pages need. Numbers that JavaScript has no room
 * for are marked strings (`markNumbers`), so that examples keep their digits.
 *
 * @throws when it has not been made yet
 */
export async function readContract(siteDir: string): Promise<Contract> {
  const text = await readGeneratedText(siteDir, CONTRACT_FILE);
  return completeContract(JSON.parse(markNumbers(text)) as WrittenContract);
}
