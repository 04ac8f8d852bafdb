// Builds the pages for production; a part of `npm run build`. Generation starts first, since Docusaurus needs a second to
// load its own libraries.
import '../src/publishing/generate/generated.mjs';
import {spawnSync} from 'node:child_process';
import {pathToFileURL} from 'node:url';
import {bin, root, tsx} from './lib/run.mjs';

// Docusaurus names the page of a broken link. Its line stands in the file that somebody wrote.
process.on('exit', (status) => {
  if (status !== 0)
    spawnSync(process.execPath, [...tsx('scripts/check-links.ts'), '--pages'], {cwd: root, stdio: 'inherit'});
});

process.argv.splice(2, 0, 'build');
await import(pathToFileURL(`${root}${bin.docusaurus}`).href);
