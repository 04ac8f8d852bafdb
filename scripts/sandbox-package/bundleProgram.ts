import {build, type Plugin} from 'esbuild';
import {packageFolder} from '../../src/publishing/licences/collectPackages';

export interface Program {
  readonly code: Uint8Array;
  /** The folder of each package that the code has a part of. */
  readonly packages: readonly string[];
}

/** Libraries with native binaries: npm installs the one that fits the machine. */
export const nativeLibraries = ['libsql'];

// CommonJS libraries ask for Node's own modules with `require`, which an ES module does not have.
const HEAD = `#!/usr/bin/env node
import {createRequire as createRequireOfProgram} from 'node:module';
const require = createRequireOfProgram(import.meta.url);`;

/** Bundles the sandbox with its libraries into one ES module for the oldest Node that the repository supports. */
export async function bundleProgram(): Promise<Program> {
  const {outputFiles, metafile} = await build({
    entryPoints: ['sandbox/main.ts'],
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
  const [program] = outputFiles;
  if (!program) throw new Error('esbuild has written no program.');
  const folders = Object.keys(metafile.inputs).flatMap((file) => packageFolder(`./${file}`) ?? []);
  return {code: program.contents, packages: [...new Set(folders)]};
}

const packagedDataFiles: Plugin = {
  name: 'packaged-data-files',
  setup: ({onResolve}) => {
    onResolve({filter: /\/dataFiles$/}, () => ({
      path: new URL('packagedDataFiles.ts', import.meta.url).pathname,
    }));
  },
};
