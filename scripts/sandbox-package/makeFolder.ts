import {readFile, readdir, rm} from 'node:fs/promises';
import {basename, join} from 'node:path';
import {dataFiles} from '../../sandbox/node/data/dataFiles';
import {licenseTexts} from '../../src/publishing/licences/licenseTexts';
import {writeIfChanged} from '../lib/writeIfChanged';
import {bundlePrograms, nativeLibraries} from './bundleProgram';
import {packageFiles} from './packageFiles';
import {packageReadme} from './readme';

/** The package's name, and the command that starts the sandbox. */
export const PACKAGE_NAME = 'platform-sandbox';

/** The command that starts the server for assistants. */
export const MCP_COMMAND = 'platform-mcp';

/** The command that receives what is sent to a webhook. */
export const WEBHOOK_COMMAND = 'platform-webhook';

interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly engines: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** Writes the package as a folder: the program, its data, and what a reader wants to know of it. */
export async function makeFolder(manifest: Manifest): Promise<void> {
  const {modules, packages} = await bundlePrograms();
  const files = {
    ...modules,
    'openapi.json': await readFile(dataFiles.contract),
    'portal-service.json': await readFile(dataFiles.portalServiceContract),
    'coasts.json': await readFile(dataFiles.coasts),
    'package.json': `${JSON.stringify(packageManifest(manifest), null, 2)}\n`,
    'README.md': await packageReadme(manifest.version),
    LICENSE: await readFile('LICENSE'),
    'third-party-licenses.txt': await licenseTexts('This sandbox', [...packages, 'node_modules/world-atlas']),
  };
  for (const name of await readdir(packageFiles.folder).catch(() => []))
    // The names of shared modules change with what is in them.
    if (name.endsWith('.mjs') && !Object.hasOwn(files, name)) await rm(join(packageFiles.folder, name));
  for (const [name, content] of Object.entries(files))
    await writeIfChanged(join(packageFiles.folder, name), content);
}

function packageManifest({version, license, engines, devDependencies}: Manifest) {
  return {
    name: PACKAGE_NAME,
    version,
    // It is a download of the site. Nobody should publish it by mistake.
    private: true,
    description: 'Stands in for the platform API and its identity service, on your own machine.',
    license,
    type: 'module',
    engines,
    bin: {
      [PACKAGE_NAME]: basename(packageFiles.program),
      [MCP_COMMAND]: basename(packageFiles.mcpProgram),
      [WEBHOOK_COMMAND]: basename(packageFiles.webhookProgram),
    },
    dependencies: Object.fromEntries(nativeLibraries.map((name) => [name, devDependencies[name]])),
  };
}
