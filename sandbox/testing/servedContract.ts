import {serveContract, type ServedContract} from '../contract/operations/servedContract';
import type {Operation} from '../contract/operations/operations';
import {nodeData} from '../node/data/nodeData';

export {loadContract} from '../node/data/loadContract';

/** The contract that the sandboxes of this process serve. */
export const servedContract = (): ServedContract => serveContract(nodeData.contract());

/** The operations of the portal service, likewise. */
export const portalServiceOperations = (): readonly Operation[] =>
  serveContract(nodeData.portalServiceContract()).operations;
