import {writeFile} from 'node:fs/promises';
import type {StatsChunk, WebpackPluginInstance} from 'webpack';

/** Rooms that need the network anyway, and what a guard shows once there is one: what only they load is not saved. */
const onlineRooms = /\bsrc\/(admin\/|dashboard\b|auth\/(forms|logout|view-as)\/|auth\/guards\/RequireRole\b)/;

/**
 * A bundler's plugin that lists the scripts of pages that can be read without a network: all except those that only
 * rooms behind sign-in ask for.
 *
 * @param file where the list goes, as JSON
 */
export function listScripts(file: string): WebpackPluginInstance {
  return {
    apply(compiler) {
      compiler.hooks.done.tapPromise('offline', async (stats) => {
        const {chunks = []} = stats.toJson({all: false, chunks: true, chunkOrigins: true, ids: true});
        await writeFile(file, JSON.stringify(offlineScripts(chunks)));
      });
    },
  };
}

/** Scripts and workers, below the site's root, that anybody else than an online room asks for. */
export function offlineScripts(
  chunks: readonly Pick<StatsChunk, 'files' | 'auxiliaryFiles' | 'origins'>[],
): string[] {
  return chunks
    .filter(({origins = []}) => origins.length === 0 || origins.some(({moduleName}) => !isOnline(moduleName)))
    .flatMap(({files, auxiliaryFiles}) => [...files, ...auxiliaryFiles])
    .filter((name) => name.endsWith('.js'))
    .sort();
}

function isOnline(moduleName: string | undefined): boolean {
  return onlineRooms.test((moduleName ?? '').replaceAll('\\', '/'));
}
