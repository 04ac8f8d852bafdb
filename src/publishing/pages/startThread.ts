import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {PageText} from './pageText';
import type {TextRoute} from './routes';

/** What a thread is given. */
export interface TextJob {
  readonly pages: readonly PageFile[];
  readonly origin: string;
  /** Paths of all pages with a twin, without a closing slash. */
  readonly known: readonly string[];
  /** See `SavedTexts`. */
  readonly circumstances: string;
  /** Keys of the texts that need not be made. */
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
  /** Undefined where the text is saved. */
  readonly text: PageText | undefined;
}

export type ThreadMessage = 'watch files' | 'all files are written';

export interface TextThread {
  /** To be called when pages begin to be written. */
  watchFiles(): void;
  /**
   * Gives the texts in the order of the pages. To be called when all files are written.
   *
   * @throws when a page has no file or no article
   */
  all(): Promise<MadeText[]>;
}

/**
 * Starts a thread that makes the text of each page as soon as its file is whole. It does not keep the process alive
 * until somebody asks for the texts.
 */
export function startThread(job: TextJob): TextThread {
  const thread = new Worker(path.resolve('src/publishing/pages/makeTexts.mjs'), {
    workerData: job,
    // It registers what it needs by itself.
    execArgv: [],
  });
  const send = (message: ThreadMessage): void => thread.postMessage(message);
  const made = new Promise<MadeText[]>((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('The thread that makes texts of pages ended without them.')));
  });
  // Whoever asks for the texts handles a failure.
  made.catch(() => undefined);
  thread.unref();
  return {
    watchFiles: () => send('watch files'),
    all() {
      thread.ref();
      send('all files are written');
      return made;
    },
  };
}
