import path from 'node:path';
import {makeReference} from './reference/makeReference';

/**
 * `npm run reference`: makes the pages of the API reference from the bundled contract (`npm run contract` comes
 * first). Does nothing when no input changed.
 */
const siteDir = path.resolve(import.meta.dirname, '..');
process.chdir(siteDir);
const {rest} = await makeReference(siteDir);
await rest;
