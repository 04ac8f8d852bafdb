import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdir} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';

/**
 * Begins to make what the site is made from, once in a process: Docusaurus reads its configuration several times, each
 * time with all modules anew.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const key = Symbol.for('portal.generated');

/** @type {Record<symbol, Promise<void> | undefined>} */
const store = /** @type {any} */ (globalThis);

/** Ends when all is there. */
export const generated = (store[key] ??= generate());
// Heard of by whoever waits for it.
generated.catch(() => undefined);

async function generate() {
  // The docs plugin looks for the folder of the reference at once.
  await mkdir(`${root}.generated/reference`, {recursive: true});
  const child = spawn(process.execPath, ['--import', 'tsx/esm', 'scripts/generate.ts', '--site'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error('What the site is made from could not be made: see above.');
}
