import {openContract, type Contract, type JsonObject} from '../document/document';
import {parseOperations, type Operation} from './operations';

export interface ServedContract {
  readonly contract: Contract;
  readonly operations: readonly Operation[];
}

const served = new WeakMap<JsonObject, ServedContract>();

/**
 * A bundled contract with its operations. Opened once for each document: checks are compiled when first used, and
 * sandboxes of one process share them.
 */
export function serveContract(document: JsonObject): ServedContract {
  const known = served.get(document);
  if (known) return known;
  const contract = openContract(document);
  const made = {contract, operations: parseOperations(contract)};
  served.set(document, made);
  return made;
}
