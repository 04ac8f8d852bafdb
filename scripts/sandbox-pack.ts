import {access, readFile} from 'node:fs/promises';
import manifest from '../package.json' with {type: 'json'};
import {readContract} from '../src/publishing/reference/readContract';
import {fingerprint} from './sandbox-package/fingerprint';
import {packageFiles} from './sandbox-package/packageFiles';
import {hasSandbox, NO_SANDBOX} from './lib/hasSandbox.mjs';
import {writeIfChanged} from './lib/writeIfChanged';

/**
 * `npm run sandbox:pack`: makes the sandbox a package that needs nothing else of this repository, as a folder to start
 * from and as a file to download. Does nothing when no input changed, and refuses where the site has no sandbox.
 */
if (!(await hasSandbox())) {
  console.error(NO_SANDBOX);
  process.exit(1);
}
const STAMP = '.generated/sandbox-package.sha256';
const started = performance.now();
const inputs = await fingerprint();

if (await isCurrent()) {
  console.log('sandbox package: up to date');
} else {
  const {makeFolder} = await import('./sandbox-package/makeFolder');
  const {makeDownload} = await import('./sandbox-package/makeDownload');
  // The package has the version of the contract that it speaks.
  const {info} = await readContract(process.cwd());
  await makeFolder({...manifest, version: info.version});
  const {sandboxLimits} = await import('./sandbox-package/sandboxLimits');
  const download = await makeDownload(info.version);
  await writeIfChanged(packageFiles.facts, JSON.stringify({download, limits: sandboxLimits}));
  await writeIfChanged(STAMP, inputs);
  const size = `${(download.bytes / 2 ** 20).toFixed(1)} MB`;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`sandbox package: ${packageFiles.downloads}/${download.file}, ${size}, in ${seconds} s`);
}

async function isCurrent(): Promise<boolean> {
  if ((await readFile(STAMP, 'utf8').catch(() => '')) !== inputs) return false;
  const made = [packageFiles.program, packageFiles.mcpProgram, packageFiles.facts].map((file) =>
    access(file),
  );
  return (await Promise.allSettled(made)).every(({status}) => status === 'fulfilled');
}
