import {writeFile} from 'node:fs/promises';
import type {Config, Plugin} from '@docusaurus/types';
import type {Compilation} from 'webpack';
import {createConfig} from '../../docusaurus.config';

/** Names of the features that are left out, separated by commas. */
const without = (process.env.WITHOUT_FEATURES ?? '').split(',');

/** The guides of this portal show requests, and parts that only the guide feature has. */
const plainDocs = {path: 'tests/features/docs', routeBasePath: 'docs', sidebarPath: undefined};

/** The site without some of its features. What still links to them is named, and does not stop the build. */
export default async function createPartialConfig(): Promise<Config> {
  const config = await createConfig(without);
  return {
    ...config,
    presets: without.includes('guide') ? [['classic', {docs: plainDocs, blog: false}]] : config.presets,
    onBrokenLinks: 'warn',
    onBrokenAnchors: 'ignore',
    plugins: [...(config.plugins ?? []), listModules],
  };
}

interface BundledModule {
  readonly nameForCondition?: () => string | null | undefined;
  readonly modules?: Iterable<BundledModule>;
}

/** Writes which modules browsers download, of those in the bundle. */
function listModules(): Plugin {
  const apply = (compilation: Compilation) =>
    writeFile(
      process.env.MODULES_FILE ?? '',
      JSON.stringify([...new Set(filesOf(compilation.modules as Iterable<BundledModule>))].sort()),
    );
  return {
    name: 'list-modules',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {plugins: [{apply: (compiler) => compiler.hooks.afterEmit.tapPromise('list-modules', apply)}]},
  };
}

function* filesOf(modules: Iterable<BundledModule>): Generator<string> {
  for (const module of modules) {
    const file = module.nameForCondition?.();
    if (file) yield file.replaceAll('\\', '/');
    if (module.modules) yield* filesOf(module.modules);
  }
}
