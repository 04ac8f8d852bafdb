/**
 * What a page and the worker of the sandbox say to each other. The tab that leads has a worker and talks to it; other
 * tabs, and the service worker, reach it over a broadcast channel, which everybody hears: each message says who it is
 * for.
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

/** What the leading tab begins with. */
export interface Start {
  readonly kind: 'start';
  /** The WebAssembly of SQLite. */
  readonly wasm: Blob;
  /** Of the broadcast channel, and of the folder in the browser's file system. */
  readonly name: string;
  /** Whether what is stored is given up: another version wrote it, or somebody wants to begin anew. */
  readonly isFresh: boolean;
}

export type ToSandbox =
  | Start
  /** Asks whether there is one: `ready` is the response. */
  | {readonly kind: 'hello'}
  | {
      readonly kind: 'request';
      readonly id: number;
      readonly method: string;
      /** Where the request was addressed to: signatures are made over its host. */
      readonly origin: string;
      /** Path and query below the address of the sandbox. */
      readonly path: string;
      readonly headers: readonly (readonly [name: string, value: string])[];
      readonly body: Uint8Array | undefined;
    }
  /** The next piece of a body, and only that: who reads slowly is sent no more than it reads. */
  | {readonly kind: 'pull'; readonly id: number}
  | {readonly kind: 'cancel'; readonly id: number};

export type FromSandbox =
  | {
      readonly kind: 'ready';
      /** Another one after each start: requests to the one before are lost. */
      readonly sandbox: string;
      readonly memoryReason: 'refused' | 'full' | 'busy' | undefined;
    }
  | {readonly kind: 'broken'; readonly message: string}
  /** The request has come. One that has not may be sent again to the next sandbox, whatever it changes. */
  | {readonly kind: 'taken'; readonly id: number}
  | {
      readonly kind: 'head';
      readonly id: number;
      readonly status: number;
      readonly headers: readonly (readonly [name: string, value: string])[];
      readonly hasBody: boolean;
    }
  | {readonly kind: 'chunk'; readonly id: number; readonly bytes: Uint8Array}
  | {readonly kind: 'end'; readonly id: number}
  /** The connection broke off, as a server's does. */
  | {readonly kind: 'failed'; readonly id: number};
