import {builtinModules} from 'node:module';
import {build} from 'esbuild';

/** The core of the sandbox as a browser's worker would load it. */
export interface BundledCore {
  readonly code: Uint8Array;
  /** Who imports what no browser has, each `file imports module`. None in a core that knows no machine. */
  readonly ofNode: readonly string[];
}

/** Bundles `sandbox/createCore.ts` with all of its libraries. */
export async function bundleCore(): Promise<BundledCore> {
  const ofNode: string[] = [];
  const {outputFiles} = await build({
    entryPoints: ['sandbox/createCore.ts'],
    bundle: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    minify: true,
    write: false,
    plugins: [
      {
        name: 'modules-of-node',
        setup: ({onResolve}) => {
          onResolve({filter: nodeModules}, ({path, importer}) => {
            ofNode.push(`${importer.slice(process.cwd().length + 1)} imports ${path}`);
            return {path, external: true};
          });
        },
      },
    ],
  });
  const [bundle] = outputFiles;
  if (!bundle) throw new Error('esbuild has written no bundle.');
  return {code: bundle.contents, ofNode};
}

const nodeModules = new RegExp(`^(node:.*|${builtinModules.join('|')})$`);
