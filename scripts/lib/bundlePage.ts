import {mkdtemp, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {build} from 'esbuild';

/**
 * Bundles a script with its styles as a reader's own project would, and makes the page around it.
 *
 * @param entry the script; the page loads it as `./main.js`
 * @param body what stands in the page
 * @returns a new folder with the page, for a server of static files
 */
export async function bundlePage(entry: string, body: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'page-'));
  await build({
    entryPoints: {main: entry},
    outdir: folder,
    bundle: true,
    format: 'esm',
    logLevel: 'error',
    jsx: 'automatic',
    alias: {
      '@site': process.cwd(),
      // A module that exists in a site's bundle alone.
      '@docusaurus/Translate': path.resolve('tests/unit/Translate.tsx'),
    },
    define: {'process.env.NODE_ENV': '"production"'},
    loader: {'.png': 'dataurl', '.svg': 'dataurl', '.woff2': 'dataurl'},
  });
  // The bundle asks for MapLibre's worker by the name of its package, beside itself.
  await symlink(path.resolve('node_modules/maplibre-gl'), path.join(folder, 'maplibre-gl'), 'junction');
  const links = '<link rel="icon" href="data:,"><link rel="stylesheet" href="main.css">';
  await writeFile(
    path.join(folder, 'index.html'),
    `<!doctype html><html lang="en"><title>Sample</title>${links}${body}</html>`,
  );
  return folder;
}
