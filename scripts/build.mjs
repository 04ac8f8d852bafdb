// Builds the pages for production; a part of `npm run build`. Generation starts first, since Docusaurus needs a second to
// load its own libraries.
import '../src/plugins/generate/generated.mjs';
import {pathToFileURL} from 'node:url';
import {bin, root} from './lib/run.mjs';

process.argv.splice(2, 0, 'build');
await import(pathToFileURL(`${root}${bin.docusaurus}`).href);
