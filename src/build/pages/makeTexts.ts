import {readFile} from 'node:fs/promises';
import {setTimeout as sleep} from 'node:timers/promises';
import {parentPort, workerData} from 'node:worker_threads';
import {cutPage} from '../article/article';
import {textKey} from './savedTexts';
import type {MadeText, PageFile, TextJob, ThreadMessage} from './startThread';

/** A thread of `startThread`. */
const {pages, origin, known, circumstances, saved} = workerData as TextJob;
const withTwin = new Set(known);
const hasTwin = (path: string): boolean => withTwin.has(path.replace(/\/$/, ''));
const POLL_MS = 30;

let areAllWritten = false;
const firstMessage = new Promise<void>((resolve) => {
  parentPort?.on('message', (message: ThreadMessage) => {
    areAllWritten = message === 'all files are written';
    resolve();
  });
});
// Without saved texts the converter is loaded while there is nothing else to do; otherwise by the first changed page.
const loadConverter = () => import('./pageText');
if (saved.size === 0) await loadConverter();
await firstMessage;
const made = await makeTexts();
parentPort?.postMessage(pages.map(({file}) => made.get(file)));
parentPort?.close();

async function makeTexts(): Promise<Map<string, MadeText>> {
  const texts = new Map<string, MadeText>();
  let missing = pages;
  while (missing.length > 0) {
    // Read before the files: one that is still missing after that will never come.
    const isLast = areAllWritten;
    for (const page of missing) {
      const html = await readFile(page.file, 'utf8').catch(() => '');
      if (isLast ? html !== '' : isWhole(html)) texts.set(page.file, await makeText(page, html));
    }
    missing = missing.filter(({file}) => !texts.has(file));
    if (isLast && missing[0]) throw new Error(`The build has no page ${missing[0].route.path}.`);
    if (missing.length > 0) await sleep(POLL_MS);
  }
  return texts;
}

/** Whether a page's HTML has been written to its end. */
function isWhole(html: string): boolean {
  return /<\/(body|html)>\s*$/.test(html);
}

async function makeText({route}: PageFile, html: string): Promise<MadeText> {
  const page = cutPage(html);
  const key = textKey(circumstances, route, page);
  if (saved.has(key)) return {key, text: undefined};
  const {pageText} = await loadConverter();
  return {key, text: pageText(page, route, {origin, path: route.path, hasTwin})};
}
