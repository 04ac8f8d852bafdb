// `npm run test:browser`: the browser tests, after the dependencies were brought up to date. The server that the tests
// start must not do that: it would take longer than they wait, and replace the very libraries that they run with.
import './lib/end-with-npm.mjs';
import {ensureDependencies} from './lib/install.mjs';
import {requireNode} from './lib/node.mjs';
import {bin, node} from './lib/run.mjs';

requireNode();
await ensureDependencies();
process.exit(await node([bin.playwright, 'test', ...process.argv.slice(2)]));
