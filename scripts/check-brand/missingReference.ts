import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {OperationDocument} from '../../src/openapi/document/types';

/** Routes of what needs the platform's own contract. */
const platformRoutes = ['docs', 'dashboard', 'admin'];

/**
 * What a build of a reference alone lacks of each operation (page, Markdown twin, sample, entry of the search index) or
 * has although it is switched off: one line each.
 *
 * @param version of the contract, which the downloads carry
 */
export function missingReference(
  folder: string,
  operations: readonly OperationDocument[],
  version: string,
): string[] {
  const read = (file: string): string =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '';
  const index = read('search-index.json');
  const needed = operations.flatMap(({slug, path, summary}) => [
    {file: `api/${slug}/index.html`, text: summary.replaceAll('&', '&amp;')},
    {file: `api/${slug}/index.html`, text: 'curl'},
    {file: `api/${slug}.md`, text: path},
    {file: 'search-index.json', text: `"api/${slug}"`},
  ]);
  const lacking = needed
    .filter(({file, text}) => !(file === 'search-index.json' ? index : read(file)).includes(text))
    .map(({file, text}) => `${file} lacks ${JSON.stringify(text)}`);
  const downloads = ['openapi.json', 'openapi.yaml']
    .filter((file) => !read(file).includes(version))
    .map((file) => `${file} is not of version ${version}`);
  const left = platformRoutes
    .filter((route) => existsSync(join(folder, route)) || existsSync(join(folder, `${route}.html`)))
    .map((route) => `/${route} is there although it is switched off`);
  return [...lacking, ...downloads, ...left];
}
