import './contract-types';
import {makeClient} from './client-package/makeClient';

/** `npm run client:pack`: makes the typed client of the contract a package to download. Does nothing when no input changed. */
const {file, bytes} = await makeClient();
console.log(`client package: ${file}, ${(bytes / 1024).toFixed(0)} KB`);
