import {readFileSync} from 'node:fs';
import type {JsonObject} from '../../contract/document/document';
import {dataFiles} from './dataFiles';

/**
 * Reads a bundled contract.
 * @throws Error that says what to run when it has not been made yet.
 */
export function loadContract(file: string = dataFiles.contract): JsonObject {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(`The bundled contract ${file} cannot be read. Make it with: npm run contract`, {cause});
  }
  return JSON.parse(text) as JsonObject;
}
