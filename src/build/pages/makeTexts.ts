import {readFile} from 'node:fs/promises';
import {setTimeout as sleep} from 'node:timers/promises';
import {parentPort, workerData} from 'node:worker_threads';
import {cutPage} from '../article/article';
import {textKey} from './savedTexts';
import type {MadeText, PageFile, TextOrder} from './textThread';

/** A thread of `startThread`. */
const {pages, origin, known, circumstances, saved} = workerData as TextOrder;
const withTwin = new Set(known);
const hasTwin = (path: string): boolean => withTwin.has(path.replace(/\/$/, ''));
const POLL_MS = 30;

let isComplete = false;
const told = new Promise<void>((resolve) => {
  parentPort?.on('message', (word) => {
    isComplete = word === 'complete';
    resolve();
  });
});
// The converter is read while there is nothing else to do; where no page has changed, it is not read at all.
const loadConverter = () => import('./pageText');
if (saved.size === 0) await loadConverter();
await told;
const made = await makeTexts();
parentPort?.postMessage(pages.map(({file}) => made.get(file)));
parentPort?.close();

async function makeTexts(): Promise<Map<string, MadeText>> {
  const texts = new Map<string, MadeText>();
  let missing = pages;
  while (missing.length > 0) {
    // Said before the files are looked at: one that is not there then will not come.
    const isLast = isComplete;
    for (const page of missing) {
      const html = await findWhole(page);
      if (html !== undefined) texts.set(page.file, await makeText(page, html));
    }
    missing = missing.filter(({file}) => !texts.has(file));
    if (isLast && missing[0]) throw new Error(`The build has no page ${missing[0].route.path}.`);
    if (missing.length > 0) await sleep(POLL_MS);
  }
  return texts;
}

/** A page's HTML, once its file has been written to the end. */
async function findWhole({file}: PageFile): Promise<string | undefined> {
  const html = await readFile(file, 'utf8').catch(() => '');
  return /<\/(body|html)>\s*$/.test(html) ? html : undefined;
}

async function makeText({route}: PageFile, html: string): Promise<MadeText> {
  const page = cutPage(html);
  const key = textKey(circumstances, route, page);
  if (saved.has(key)) return {key, text: undefined};
  const {pageText} = await loadConverter();
  return {key, text: pageText(page, route, {origin, path: route.path, hasTwin})};
}
