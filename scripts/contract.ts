import {ensureContract} from './contract/ensureContract';

/** `npm run contract`: makes everything that comes from the contract alone; see `ensureContract`. */
const {rest} = await ensureContract();
await rest;
