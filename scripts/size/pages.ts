import {readFileSync, readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {gzippedFile} from './gzip';

/** The addresses of a built site's sitemap. */
export function sitemapPaths(build: string): string[] {
  const sitemap = readFileSync(join(build, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
}

/** Every HTML file of a built site with its stylesheets' weight, whether the sitemap lists it or not. */
export function stylesheetWeights(build: string): {file: string; css: number}[] {
  return htmlFiles(build).map((file) => {
    const html = readFileSync(join(build, file), 'utf8');
    const links = [...html.matchAll(/<link[^>]*rel="?stylesheet"?[^>]*\shref="?([^"\s>]+\.css)/g)];
    const sheets = new Set(links.map(([, href]) => href ?? ''));
    return {file, css: [...sheets].reduce((sum, href) => sum + gzippedFile(join(build, href)), 0)};
  });
}

/** Every HTML file below a folder of a built site with its size, raw and compressed, the largest first. */
export function htmlWeights(build: string, folder: string): {file: string; raw: number; gzip: number}[] {
  return htmlFiles(build)
    .filter((file) => file.startsWith(`${folder}/`))
    .map((file) => {
      const html = readFileSync(join(build, file));
      return {file, raw: html.length, gzip: gzipSync(html).length};
    })
    .sort((a, b) => b.gzip - a.gzip);
}

/** All scripts of a built site together, in bytes, not compressed. The sandbox in the page is not among them. */
export function weighScripts(build: string): number {
  const folder = join(build, 'assets/js');
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  return files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
}

function htmlFiles(build: string): string[] {
  return readdirSync(build, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
}
