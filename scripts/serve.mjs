// `npm run serve`: the production build together with the sandbox, as one would look at it before a release.
import './lib/end-with-npm.mjs';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {buildFolder} from './lib/buildFolder.mjs';
import {hasSandbox, NO_SANDBOX} from './lib/hasSandbox.mjs';
import {homeUrl} from './lib/homeUrl.mjs';
import {ensureDependencies} from './lib/install.mjs';
import {requireNode} from './lib/node.mjs';
import {requireFreePorts, sandboxUrl} from './lib/ports.mjs';
import {root} from './lib/run.mjs';
import {Services} from './lib/services.mjs';

const contract = join(root, buildFolder, 'openapi.json');

requireNode();
requireBuild();
await requireFreePorts();
// Under Playwright they stay as they are: installing would replace the libraries of the tests that are running.
if (process.env.PORTAL_DEPENDENCIES !== 'kept') await ensureDependencies();
const isWhole = await hasSandbox();
if (isWhole) requireBuildForThesePorts();
else console.log(NO_SANDBOX);

const services = new Services();
// In this order: whoever sees the portal respond may rely on the sandbox too.
if (isWhole) await services.startSandbox();
await services.startPortal('serve');
const sandbox = isWhole ? `\n  Sandbox  ${sandboxUrl}/` : '';
console.log(
  `\n  Portal   ${await homeUrl()}   (production build)${sandbox}\n\n  Ctrl-C stops ${isWhole ? 'both' : 'it'}.\n`,
);

function requireBuild() {
  if (!existsSync(contract)) fail('There is no production build. Make one: npm run build');
}

/** The sandbox's address stands in the built pages: another port now would make every request fail without a word. */
function requireBuildForThesePorts() {
  /** @type {{servers: {url: string}[]}} */
  const {servers} = JSON.parse(readFileSync(contract, 'utf8'));
  if (servers.some(({url}) => url === sandboxUrl)) return;
  const local = servers.find(({url}) => url.startsWith('http://127.0.0.1:'))?.url ?? 'none';
  fail(`The build speaks to the sandbox at ${local}, not ${sandboxUrl}. Build again, or set SANDBOX_PORT.`);
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
