import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {buildFolder} from '../../scripts/lib/buildFolder.mjs';

/** Every page of the production build by its address: those of the sitemap, and those that it leaves out on purpose. */
export function builtPages(): string[] {
  const sitemap = join(buildFolder, 'sitemap.xml');
  if (!existsSync(sitemap)) throw new Error('There is no production build to visit. Make one: npm run build');
  const listed = [...readFileSync(sitemap, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  );
  if (listed.length === 0) throw new Error('The sitemap of the build is empty.');
  const known = new Set(listed.map(bare));
  return [...listed, ...htmlPages().filter((path) => !known.has(bare(path)))].sort();
}

/** `/404.html` comes along as the page that any unknown path shows. */
function htmlPages(): string[] {
  return readdirSync(buildFolder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll('\\', '/')}`.replace(/\/index\.html$/, '/'))
    .map((path) => (path === '/404.html' ? '/no-such-page' : path.replace(/\.html$/, '')));
}

function bare(path: string): string {
  return path.replace(/\/$/, '');
}
