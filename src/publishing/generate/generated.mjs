import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

// Starts generating what the site is built from, once per process: Docusaurus loads its configuration several times,
// and evaluates every module again each time.
const key = Symbol.for('portal.generated');
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** @type {Record<symbol, Promise<void> | undefined>} */
const store = globalThis;

/** Resolves when everything is there. `npm start` has generated it for the sandbox too, and says so. */
export const generated = (store[key] ??= process.env.PORTAL_GENERATED ? Promise.resolve() : generate());
// Whoever awaits it handles its failure.
generated.catch(() => undefined);

async function generate() {
  // The docs plugin checks that the folder of the reference exists, and does not wait.
  mkdirSync(`${root}.generated/reference`, {recursive: true});
  const child = spawn(process.execPath, ['--import', 'tsx/esm', 'scripts/generate.ts', '--site'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  // Two at once would write the same files: the next build shall not meet this one.
  process.once('exit', () => child.kill());
  const [status] = await once(child, 'exit');
  if (status !== 0)
    throw new Error('The files that the site is built from could not be generated. The error is above.');
}
