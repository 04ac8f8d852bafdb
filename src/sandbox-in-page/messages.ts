/**
 * What a page and the worker of the sandbox say to each other: the page's own reading of it. Portal and sandbox share no
 * code; a browser test makes them speak.
 */
export interface Envelope<Content> {
  readonly to: string;
  readonly from: string;
  readonly content: Content;
}

/** The worker's name, whichever tab has it. */
export const SANDBOX = 'sandbox';
/** Everybody on the channel. */
export const EVERYBODY = '*';

export type HeaderList = readonly (readonly [name: string, value: string])[];

export interface SentRequest {
  readonly kind: 'request';
  readonly id: number;
  readonly method: string;
  /** Where the request was addressed to: signatures are made over its host. */
  readonly origin: string;
  /** Path and query below the address of the sandbox. */
  readonly path: string;
  readonly headers: HeaderList;
  readonly body: Uint8Array | undefined;
}

export type ToSandbox =
  | {
      readonly kind: 'start';
      /** The WebAssembly of SQLite. */
      readonly wasm: Blob;
      /** Of the broadcast channel, and of the folder in the browser's file system. */
      readonly name: string;
      /** Whether what is stored is given up. */
      readonly isFresh: boolean;
    }
  | {readonly kind: 'hello'}
  | SentRequest
  | {readonly kind: 'pull'; readonly id: number}
  | {readonly kind: 'cancel'; readonly id: number};

/** Why nothing outlives the tab: the browser keeps no files here, has no room, or another window has the files. */
export type MemoryReason = 'refused' | 'full' | 'busy';

export type FromSandbox =
  | {readonly kind: 'ready'; readonly sandbox: string; readonly memoryReason: MemoryReason | undefined}
  | {readonly kind: 'broken'; readonly message: string}
  | {readonly kind: 'taken'; readonly id: number}
  | {
      readonly kind: 'head';
      readonly id: number;
      readonly status: number;
      readonly headers: HeaderList;
      readonly hasBody: boolean;
    }
  | {readonly kind: 'chunk'; readonly id: number; readonly bytes: Uint8Array<ArrayBuffer>}
  | {readonly kind: 'end'; readonly id: number}
  | {readonly kind: 'failed'; readonly id: number};

/** What a page says to the service worker once the sandbox has started from these files. */
export interface KeepFiles {
  readonly kind: 'keep';
  /** Addresses. */
  readonly files: readonly string[];
}

/** What the service worker says to a page, so that it starts the sandbox. */
export const WAKE = 'start the sandbox';

/** Names channel, lock and folder. Sites below different paths of one origin have a sandbox each. */
export const channelName = (base: string): string => `sandbox ${base}`;
