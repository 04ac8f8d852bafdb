import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Contract} from './contract';

/** The bundled API description, below the site's folder. */
export const CONTRACT_FILE = '.generated/openapi.json';

let last: {readonly text: string; readonly contract: Contract} | undefined;

/**
 * Reads the bundled API description. Whoever asks while it is unchanged gets the same object, so that what is made of
 * it is made once.
 *
 * @throws when it has not been made yet
 */
export async function readContract(siteDir: string): Promise<Contract> {
  const text = await readFile(path.join(siteDir, CONTRACT_FILE), 'utf8').catch((error: unknown) => {
    throw new Error(`${CONTRACT_FILE} cannot be read: make it with \`npm run contract\`.`, {cause: error});
  });
  if (last?.text !== text) last = {text, contract: JSON.parse(text) as Contract};
  return last.contract;
}
