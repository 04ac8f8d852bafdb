import path from 'node:path';
import type {Compilation, WebpackPluginInstance} from 'webpack';

/** A module as webpack and Rspack show it; several that were joined into one stand in `modules`. */
interface BundledModule {
  readonly nameForCondition?: () => string | null | undefined;
  readonly modules?: Iterable<BundledModule>;
}

/** A bundler's plugin that adds the folder of each package with a module in the bundle to a set. */
export function collectPackages(folders: Set<string>): WebpackPluginInstance {
  return {
    apply(compiler) {
      compiler.hooks.afterEmit.tap('collect-packages', (compilation) => {
        const modules = compilation.modules as Iterable<BundledModule>;
        for (const file of [...filesOf(modules), ...copiedFiles(compilation, compiler.context)]) {
          const folder = packageFolder(file);
          if (folder !== undefined) folders.add(folder);
        }
      });
    },
  };
}

function* filesOf(modules: Iterable<BundledModule>): Generator<string> {
  for (const module of modules) {
    const file = module.nameForCondition?.();
    if (file) yield file;
    if (module.modules) yield* filesOf(module.modules);
  }
}

/** Files that are copied as they are, such as the fonts that stylesheets name. */
function copiedFiles(compilation: Compilation, context: string): string[] {
  return compilation
    .getAssets()
    .flatMap(({info: {sourceFilename}}) =>
      sourceFilename === undefined ? [] : [path.resolve(context, sourceFilename)],
    );
}

/** The folder of the package that a file belongs to: what stands after the last `node_modules`, scope included. */
export function packageFolder(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0];
}
