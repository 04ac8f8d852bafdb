import type {OfflineManifest} from '../protocol';

// TypeScript has these in a library of its own, which contradicts that of pages. What is used here is little.

interface WorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  /** The page that the browser began to load while it started the worker. */
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (response: Promise<Response>) => void;
}

interface WorkerMessageEvent extends WorkerEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

interface Events {
  readonly install: WorkerEvent;
  readonly activate: WorkerEvent;
  readonly fetch: WorkerFetchEvent;
  readonly message: WorkerMessageEvent;
}

/** The global scope of a service worker. */
export interface WorkerScope {
  readonly clients: {readonly claim: () => Promise<void>};
  readonly registration: {
    readonly scope: string;
    readonly navigationPreload?: {readonly enable: () => Promise<void>};
    readonly unregister: () => Promise<boolean>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ) => void;
}

declare global {
  /** Stands before the worker's code in the file that the browser loads. */
  var offlineManifest: OfflineManifest;
}
