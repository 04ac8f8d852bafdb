import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {PageText} from './pageText';
import type {TextRoute} from './routes';

/** What a thread is given. */
export interface TextOrder {
  readonly pages: readonly PageFile[];
  readonly origin: string;
  /** Paths of all pages with a twin, without a closing slash. */
  readonly known: readonly string[];
  /** See `SavedTexts`. */
  readonly circumstances: string;
  /** What the texts that need not be made are known by. */
  readonly saved: ReadonlySet<string>;
}

/** A page whose text is wanted, and the file that it is or will be written to. */
export interface PageFile {
  readonly route: TextRoute;
  readonly file: string;
}

/** What a thread gives for a page. */
export interface MadeText {
  readonly key: string;
  /** Undefined where the order said that it is saved. */
  readonly text: PageText | undefined;
}

export interface TextThread {
  /** Begins: files are being written from now on. */
  follow(): void;
  /**
   * Gives the texts in the order of the pages.
   *
   * @throws when a page has no file or no article
   */
  all(): Promise<MadeText[]>;
}

/**
 * Begins to make texts of pages in a thread of its own, each as soon as its file is whole. The thread ends with the
 * process, should nobody ask for the texts.
 *
 * Whoever asks for them says thereby that all files are there.
 */
export function startThread(order: TextOrder): TextThread {
  const thread = new Worker(path.resolve('src/build/pages/makeTexts.mjs'), {
    workerData: order,
    // It registers what it needs by itself.
    execArgv: [],
  });
  const made = new Promise<MadeText[]>((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
  });
  // Whoever asks for the texts hears of it.
  made.catch(() => undefined);
  thread.unref();
  return {
    follow: () => thread.postMessage('follow'),
    all() {
      thread.ref();
      thread.postMessage('complete');
      return made;
    },
  };
}
