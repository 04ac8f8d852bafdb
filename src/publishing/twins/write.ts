import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {twinPath} from '../../site/twinPath';
import {fileStem, type Site} from '../pages/pages';
import type {PageText} from '../pages/pageText';
import {indexText, type Gathered, type Words} from './llms';
import type {Api} from './essentials';

/** Writes each page's Markdown twin beside it, and one more for each further language of its samples. */
export async function writeTwins(site: Site, pages: readonly PageText[]): Promise<void> {
  await Promise.all(
    pages.flatMap((page) =>
      page.twins.map(({language, text}, index) =>
        write(site, twinPath(fileStem(site, page.path), index === 0 ? undefined : language), text),
      ),
    ),
  );
}

/** Writes `llms.txt` that lists the twins of pages and `llms-full.txt` that holds them all. */
export async function writeGathered(site: Site, words: Words, gathered: Gathered, api: Api): Promise<void> {
  await write(site, 'llms.txt', indexText(site, words, gathered, api));
  await write(site, 'llms-full.txt', gathered.pages.map(({twins}) => twins[0]?.text ?? '').join('\n---\n\n'));
}

/** Writes `robots.txt`: everything may be read, and the map of the site says what there is. */
export async function writeRobots(site: Site): Promise<void> {
  const address = `${site.origin}${site.baseUrl}`;
  await write(
    site,
    'robots.txt',
    [
      `# Programs read ${address}llms.txt first.`,
      ...['User-agent: *', 'Allow: /', '', `Sitemap: ${address}sitemap.xml`, ''],
    ].join('\n'),
  );
}

function write({outDir}: Site, file: string, text: string): Promise<void> {
  return writeFile(path.join(outDir, file), text);
}
