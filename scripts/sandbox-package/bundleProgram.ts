import {basename} from 'node:path';
import {build, type Plugin} from 'esbuild';
import {packageFolder} from '../../src/publishing/licences/collectPackages';
import {packageFiles} from './packageFiles';

export interface Programs {
  /** The modules by the names of their files: `main.mjs`, `mcp.mjs` and what they share. */
  readonly modules: Readonly<Record<string, Uint8Array>>;
  /** The folder of each package that the code has a part of. */
  readonly packages: readonly string[];
}

/** Libraries with native binaries: npm installs the one that fits the machine. */
export const nativeLibraries = ['libsql'];

// CommonJS libraries ask for Node's own modules with `require`, which an ES module does not have.
const HEAD = `#!/usr/bin/env node
import {createRequire as createRequireOfProgram} from 'node:module';
const require = createRequireOfProgram(import.meta.url);`;

/**
 * Bundles the sandbox and the server for assistants with their libraries into ES modules for the oldest Node that the
 * repository supports. What assistants need alone is a module of its own, which the sandbox loads when the first one asks.
 */
export async function bundlePrograms(): Promise<Programs> {
  const {outputFiles, metafile} = await build({
    entryPoints: {
      [basename(packageFiles.program, '.mjs')]: 'mcp/sandbox/main.ts',
      [basename(packageFiles.mcpProgram, '.mjs')]: 'mcp/main.ts',
      [basename(packageFiles.webhookProgram, '.mjs')]: 'sandbox/node/receiver/main.ts',
    },
    splitting: true,
    outdir: packageFiles.folder,
    outExtension: {'.js': '.mjs'},
    chunkNames: 'shared-[hash]',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    // Some libraries offer CommonJS that only a loader at run time could follow.
    mainFields: ['module', 'main'],
    external: nativeLibraries,
    banner: {js: HEAD},
    legalComments: 'none',
    plugins: [packagedDataFiles],
    write: false,
    metafile: true,
  });
  const folders = Object.keys(metafile.inputs).flatMap((file) => packageFolder(`./${file}`) ?? []);
  const modules = outputFiles.map(({path, contents}) => [basename(path), contents] as const);
  return {modules: Object.fromEntries(modules), packages: [...new Set(folders)]};
}

const packagedDataFiles: Plugin = {
  name: 'packaged-data-files',
  setup: ({onResolve}) => {
    onResolve({filter: /\/dataFiles$/}, () => ({
      path: new URL('packagedDataFiles.ts', import.meta.url).pathname,
    }));
  },
};
