// `npm start`: everything a developer needs to look at and change the portal, on a fresh clone. Plain Node, since
// nothing is installed yet when it begins.
import './lib/end-with-npm.mjs';
import {watch} from 'node:fs';
import {hasSandbox, NO_SANDBOX} from './lib/hasSandbox.mjs';
import {homeUrl} from './lib/homeUrl.mjs';
import {ensureDependencies} from './lib/install.mjs';
import {requireNode} from './lib/node.mjs';
import {requireFreePorts, sandboxUrl} from './lib/ports.mjs';
import {node, tsx} from './lib/run.mjs';
import {Services} from './lib/services.mjs';

requireNode();
await requireFreePorts();
await ensureDependencies();
if (!(await makePages())) process.exit(1);

const services = new Services();
const isWhole = await hasSandbox();
if (!isWhole) console.log(NO_SANDBOX);
await Promise.all([isWhole && services.startSandbox(), services.startPortal('start')]);
await greet();
followContract();

async function makePages() {
  return (await node(tsx('scripts/generate.ts'))) === 0;
}

async function greet() {
  const sandbox = isWhole ? `\n  Sandbox  ${sandboxUrl}/   (its accounts and keys are listed above)` : '';
  console.log(`\n  Portal   ${await homeUrl()}${sandbox}\n\n  Ctrl-C stops ${isWhole ? 'both' : 'it'}.\n`);
}

/** Makes the pages anew when the contract changes; the development server sees them by itself. */
function followContract() {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  watch('api', {recursive: true}, (_event, file) => {
    if (!/\.ya?ml$/.test(file ?? '')) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      void makePages().then(
        (made) => made && isWhole && console.log('Restart to let the sandbox follow the contract too.'),
      );
    }, 300);
  });
}
