import type {Failure} from './failure';

/** A file to be kept for reading without a network. */
export interface OfflineFile {
  /** Its address below the site's base path, without a leading slash: `docs/guides`, empty for the home page. */
  readonly path: string;
  /** A digest of the content. Left out for files whose names change with their content. */
  readonly revision?: string;
  /** As kept, in bytes: texts are compressed. */
  readonly bytes: number;
}

/** What one build offers for reading without a network: written behind the worker's code by `scripts/offline.ts`. */
export interface OfflineManifest {
  /** The address of the build's first script below the base path: it tells one build from another. */
  readonly entry: string;
  readonly files: readonly OfflineFile[];
}

/** What a page asks the worker for. */
export type Question = 'status' | 'save';

/** How much the browser keeps of the worker's build. */
export interface OfflineStatus {
  /** The first script of the worker's build. */
  readonly entry: string;
  readonly files: number;
  readonly savedFiles: number;
  /** Of all files, in bytes. */
  readonly bytes: number;
}

/** What the worker says: while it saves, once a file; at last, how it ended. */
export type Reply =
  | {readonly kind: 'progress'; readonly status: OfflineStatus}
  | {readonly kind: 'done'; readonly status: OfflineStatus}
  | {readonly kind: 'failed'; readonly failure: Failure};
