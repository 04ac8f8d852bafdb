import {availableParallelism} from 'node:os';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {BuiltPage} from './keptTexts';
import type {PageText} from './pageText';

/** What a thread is given. */
export interface ConvertOrder {
  readonly pages: readonly BuiltPage[];
  readonly origin: string;
  /** Paths of all pages with a twin, without a closing slash. */
  readonly known: readonly string[];
}

/**
 * Makes the texts of pages, in their order. The work is divided among threads, one for each processor: it is nothing
 * but parsing and printing.
 *
 * @throws when a page has no article
 */
export async function convertPages(
  pages: readonly BuiltPage[],
  place: Omit<ConvertOrder, 'pages'>,
): Promise<PageText[]> {
  const count = Math.min(
    availableParallelism(),
    MOST_THREADS,
    Math.ceil(pages.length / PAGES_WORTH_A_THREAD),
  );
  const shares = Array.from({length: count}, (_, thread) =>
    pages.map((page, index) => ({page, index})).filter(({index}) => index % count === thread),
  );
  const texts: PageText[] = [];
  await Promise.all(
    shares.map(async (share) => {
      const made = await convertInThread({...place, pages: share.map(({page}) => page)});
      share.forEach(({index}, at) => Object.assign(texts, {[index]: made[at]}));
    }),
  );
  return texts;
}

/** Each further thread reads the libraries anew. */
const MOST_THREADS = 4;
const PAGES_WORTH_A_THREAD = 20;

function convertInThread(order: ConvertOrder): Promise<PageText[]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(path.resolve('src/build/pages/convertThread.mjs'), {
      workerData: order,
      execArgv: ['--import', 'tsx'],
    });
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}
