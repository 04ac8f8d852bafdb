// Builds the pages for production; a part of `npm run build`. What they are made from is begun first: Docusaurus takes
// a second to read its own libraries.
import '../src/plugins/generate/begin.mjs';
import {bin, root} from './lib/run.mjs';
import {pathToFileURL} from 'node:url';

process.argv.splice(2, 0, 'build');
await import(pathToFileURL(`${root}${bin.docusaurus}`).href);
