import {ensureContract} from './contract/ensureContract';

/** `npm run contract`: makes everything that comes from the contract alone; see `ensureContract` and `contract-types.ts`. */
const {makeRest} = await ensureContract();
await makeRest();
await import('./contract-types');
