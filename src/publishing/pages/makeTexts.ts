import {parentPort, workerData} from 'node:worker_threads';
import {cutPage} from '../article/article';
import {textKey} from './savedTexts';
import type {MadeText, PageFile, TextJob, ThreadMessage} from './startThread';
import {wholeFiles} from './wholeFiles';

/** A thread of `startThread`. */
const {pages, origin, known, circumstances, saved} = workerData as TextJob;
const withTwin = new Set(known);
const hasTwin = (path: string): boolean => withTwin.has(path.replace(/\/$/, ''));

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
  for await (const {page, html} of wholeFiles(pages, () => areAllWritten))
    texts.set(page.file, await makeText(page, html));
  return texts;
}

async function makeText({route}: PageFile, html: string): Promise<MadeText> {
  const page = cutPage(html);
  const key = textKey(circumstances, route, page);
  if (saved.has(key)) return {key, text: undefined};
  const {pageText} = await loadConverter();
  return {key, text: pageText(page, route, {origin, path: route.path, hasTwin})};
}
