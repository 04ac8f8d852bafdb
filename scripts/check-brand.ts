import {existsSync} from 'node:fs';
import {cp} from 'node:fs/promises';
import path from 'node:path';
import {copyRepository} from './lib/copyRepository';
import {portFrom, ports} from './lib/ports.mjs';
import {node, tsx} from './lib/run.mjs';

/**
 * `npm run check:brand`: builds the site for another provider, and for another contract, and looks for what is left of the
 * first (`check-brand/checkBrand.ts`). It works in a copy of the repository, on ports of its own: what is generated here
 * stays, and so does a portal that runs.
 */
const copy = await copyRepository('second-brand');
// The land is the same for every provider, and takes long; its stamp says what it was made from.
for (const made of ['map-world.sha256', 'map-colours.sha256', 'map', 'static-map'].map(
  (name) => `.generated/${name}`,
))
  if (existsSync(made)) await cp(made, path.join(copy.folder, made), {recursive: true});
// Such a port is not among those that a system gives away: it is still free when the site has been built for it.
const [portal, sandbox] = [await portFrom(ports.portal + 100), await portFrom(ports.sandbox + 100)];
const status = await node(tsx(path.join(copy.folder, 'scripts/check-brand/checkBrand.ts')), {
  PORT: String(portal),
  SANDBOX_PORT: String(sandbox),
  // What is generated here is the first brand's.
  PORTAL_GENERATED: undefined,
});
if (status === 0) await copy.remove();
else console.error(`The copy stays, with its builds and what its tests saw: ${copy.folder}`);
process.exitCode = status;
