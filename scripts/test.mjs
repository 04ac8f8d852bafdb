// `npm test`: everything that must hold before a change may land, on a fresh clone. Plain Node, since nothing is
// installed yet when it begins. `npm test -- lint unit` runs only the stages whose name contains one of the words,
// and those that they need.
import {fileURLToPath} from 'node:url';
import './lib/end-with-npm.mjs';
import {ensureChromium} from './lib/chromium.mjs';
import {ensureDependencies} from './lib/install.mjs';
import {requireNode} from './lib/node.mjs';
import {freePort, ports} from './lib/ports.mjs';
import {forget, readRemarks, readUnitRemarks, remarksFile, unitResultsFile} from './lib/remarks.mjs';
import {bin, node, npm} from './lib/run.mjs';
import {runStages} from './lib/stages.mjs';

requireNode();
await ensureDependencies();

// The sandbox's address is built into the pages: every stage must speak of the same ports.
process.env.PORT = String(await portOrAnother(ports.portal));
process.env.SANDBOX_PORT = String(await portOrAnother(ports.sandbox));

const unitReporters = [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${fileURLToPath(unitResultsFile)}`,
];

/** @type {import('./lib/stages.mjs').Stage[]} */
const stages = [
  {name: 'browser', run: findBrowser},
  {name: 'contract and pages', run: generate},
  // Of those that run beside others, the longest begin first. It works in a copy of the repository.
  {name: 'second brand', run: script('check:brand'), needs: ['browser'], beside: true},
  {name: 'production build', run: script('build'), needs: ['contract and pages'], beside: true},
  // Its sandboxes live in one process, which keeps one processor busy; programs of all languages wait for it.
  {name: 'samples', run: script('samples'), needs: ['contract and pages'], beside: true},
  // After the production build: workflows of guides are written for either's address.
  {name: 'features', run: script('check:features'), needs: ['production build', 'browser'], beside: true},
  // It waits for what pages load, not for a time, so that a busy machine makes it slower and nothing else. Every page is
  // weighed where it is looked at (`tests/every-page`).
  {
    name: 'size',
    run: (output) => npm(['run', '--silent', 'size', '--', '--without-pages'], {}, output),
    needs: ['production build', 'browser'],
    beside: true,
  },
  // What the page has of its own: signatures, tokens, passkeys, rights. `npm run test:page` alone takes all that it can.
  {
    name: 'sandbox in the page',
    run: (output) =>
      npm(
        ['run', '--silent', 'test:page', '--', 'signatures', 'sessions', 'passkeys.test', 'rights'],
        {},
        output,
      ),
    needs: ['production build', 'browser'],
    beside: true,
  },
  {name: 'programs', run: script('test:programs'), needs: ['production build'], beside: true},
  // Nothing in these waits for a time: they use what tests leave of the processors while they wait.
  {
    name: 'types and lint',
    // The checker of types, a Go program, collects what it no longer uses less often: a tenth less work.
    run: (output, priority) => npm(['run', '--silent', 'lint'], {GOGC: '300'}, output, priority),
    needs: ['contract and pages'],
    behind: true,
  },
  {
    name: 'unit tests',
    run: () => forget(unitResultsFile).then(() => node([bin.vitest, 'run', ...unitReporters])),
    needs: ['contract and pages'],
    remarks: readUnitRemarks,
  },
  {name: 'links', run: script('check:links'), needs: ['production build'], behind: true},
  {name: 'prose lint', run: script('lint:prose'), behind: true},
  {name: 'unused code', run: script('lint:unused'), needs: ['contract and pages'], behind: true},
  {name: 'contract lint', run: script('lint:contract'), behind: true},
  {name: 'formatting', run: script('format:check'), behind: true},
  {name: 'contract history', run: script('contract:diff'), needs: ['contract and pages'], behind: true},
  {
    name: 'browser tests',
    run: () => forget(remarksFile).then(() => script('test:browser')()),
    needs: ['production build', 'browser'],
    remarks: readRemarks,
  },
];

process.exit((await runStages(wanted(process.argv.slice(2)))) === 0 ? 0 : 1);

/**
 * @param {string} name
 * @returns {import('./lib/stages.mjs').Stage['run']}
 */
function script(name) {
  return (output, priority) => npm(['run', '--silent', name], {}, output, priority);
}

/** The builds that follow do not generate it again. */
async function generate() {
  const status = await script('generate')();
  if (status === 0) process.env.PORTAL_GENERATED = 'true';
  return status;
}

async function findBrowser() {
  const {path, found} = await ensureChromium();
  console.log(`Chromium: ${path} (${found})`);
  process.env.PORTAL_CHROMIUM = path;
  return 0;
}

/** @param {number} port */
async function portOrAnother(port) {
  return (await freePort(port)) ?? (await freePort(0));
}

/** @param {string[]} words */
function wanted(words) {
  if (words.length === 0) return stages;
  /** @type {Set<string>} */
  const names = new Set();
  const add = (/** @type {import('./lib/stages.mjs').Stage} */ stage) => {
    names.add(stage.name);
    stages.filter(({name}) => stage.needs?.includes(name)).forEach(add);
  };
  stages.filter(({name}) => words.some((word) => name.includes(word))).forEach(add);
  return stages.filter(({name}) => names.has(name));
}
