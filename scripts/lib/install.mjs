import {createHash} from 'node:crypto';
import {existsSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {npm, root} from './run.mjs';

const lock = join(root, 'package-lock.json');
/** npm writes it at the end of each install. */
const installed = join(root, 'node_modules/.package-lock.json');
const stamp = join(root, 'node_modules/.installed-lock.sha256');

/** Installs the dependencies when there are none or the lock file has changed since; else does nothing. */
export async function ensureDependencies() {
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const byHand = existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
  if (!byHand) {
    console.log(
      existsSync(installed) ? 'The lock file changed: installing.' : 'Installing the dependencies.',
    );
    const status = await npm(['ci', '--no-audit', '--no-fund']);
    if (status !== 0) {
      console.error(
        'npm ci failed, see above. Is the network there? Then run it by hand and look at its log.',
      );
      process.exit(status);
    }
  }
  writeFileSync(stamp, wanted);
}
