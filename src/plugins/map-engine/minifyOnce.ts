import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {minify} from '@swc/core';
import type {Compiler, WebpackPluginInstance} from 'webpack';
import swc from '@swc/core/package.json' with {type: 'json'};
import {writeWhole} from '../../publishing/files/writeWhole';

/** A script before it was minified, as a digest, and after. */
interface Saved {
  readonly from: string;
  readonly code: string;
}

/**
 * A bundler's plugin that minifies scripts once, and takes the result in the builds that follow: half of the time that
 * a build minified went into MapLibre, which changes with its version.
 *
 * @param scripts names of the files, up to the first dot
 * @param folder where the results are saved
 */
export function minifyOnce(scripts: readonly string[], folder: string): WebpackPluginInstance {
  return {
    apply(compiler: Compiler) {
      compiler.hooks.thisCompilation.tap('minify-once', (compilation) => {
        const {Compilation, sources} = compiler.webpack;
        // Before the minifier, which leaves alone what is marked as minified.
        const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1;
        compilation.hooks.processAssets.tapPromise({name: 'minify-once', stage}, async (assets) => {
          await Promise.all(
            Object.keys(assets).map(async (file) => {
              const script = scripts.find((each) => path.basename(file).startsWith(`${each}.`));
              const asset = script === undefined ? undefined : compilation.getAsset(file);
              if (script === undefined || !asset) return;
              const code = await minified(
                asset.source.source().toString(),
                path.join(folder, `${script}.json`),
              );
              compilation.updateAsset(file, new sources.RawSource(code), {...asset.info, minimized: true});
            }),
          );
        });
      });
    },
  };
}

async function minified(source: string, file: string): Promise<string> {
  const from = createHash('sha256').update(`${swc.version}\0`).update(source).digest('hex');
  const saved = await readFile(file, 'utf8').then(
    (json) => JSON.parse(json) as Saved,
    () => undefined,
  );
  if (saved?.from === from) return saved.code;
  // As Docusaurus tells its minifier.
  const {code} = await minify(source, {
    ...{ecma: 2020, module: true, mangle: true, compress: {ecma: 5}, safari10: true},
    format: {ecma: 5, comments: false, asciiOnly: true},
  });
  await writeWhole(file, JSON.stringify({from, code} satisfies Saved));
  return code;
}
