import {dataFiles} from '../../base/dataFiles';
import {loadContract, openContract, type Contract} from '../document/document';
import {parseOperations, type Operation} from './operations';

export interface ServedContract {
  readonly contract: Contract;
  readonly operations: readonly Operation[];
}

let served: ServedContract | undefined;
let portalService: readonly Operation[] | undefined;

/**
 * The bundled contract with its operations. Read once for a process: checks are compiled when first used, and tests
 * that open many sandboxes share them.
 */
export function servedContract(): ServedContract {
  if (!served) {
    const contract = openContract(loadContract());
    served = {contract, operations: parseOperations(contract)};
  }
  return served;
}

/** The operations of the portal service, likewise. */
export function portalServiceOperations(): readonly Operation[] {
  portalService ??= parseOperations(openContract(loadContract(dataFiles.portalServiceContract)));
  return portalService;
}
