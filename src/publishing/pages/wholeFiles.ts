import {readFile} from 'node:fs/promises';
import {setTimeout as sleep} from 'node:timers/promises';
import type {PageFile} from './startThread';

const POLL_MS = 30;

/**
 * Gives each page as soon as its file has been written to its end.
 *
 * @param areAllWritten whether a file that is missing now will never come
 * @throws when a page has no file then
 */
export async function* wholeFiles(
  pages: readonly PageFile[],
  areAllWritten: () => boolean,
): AsyncGenerator<{readonly page: PageFile; readonly html: string}> {
  let missing = pages;
  while (missing.length > 0) {
    // Asked before the files are read: one that is still missing after that will never come.
    const isLast = areAllWritten();
    const next: PageFile[] = [];
    for (const page of missing) {
      const html = await readFile(page.file, 'utf8').catch(() => '');
      if (isLast ? html !== '' : isWhole(html)) yield {page, html};
      else next.push(page);
    }
    if (isLast && next[0]) throw new Error(`The build has no page ${next[0].route.path}.`);
    missing = next;
    if (missing.length > 0) await sleep(POLL_MS);
  }
}

function isWhole(html: string): boolean {
  return /<\/(body|html)>\s*$/.test(html);
}
