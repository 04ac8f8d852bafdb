import {Exchanges} from '../bridge/exchanges';
import {
  channelName,
  EVERYBODY,
  SANDBOX,
  WAKE,
  type Envelope,
  type FromSandbox,
  type KeepFiles,
  type ToSandbox,
} from '../messages';
import {keptFiles} from './keptFiles';

interface FetchEvent extends Event {
  readonly request: Request;
  readonly respondWith: (response: Promise<Response>) => void;
}
interface ExtendableEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
interface Scope {
  readonly registration: {readonly scope: string};
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: object) => Promise<readonly {postMessage(message: string): void}[]>;
  };
  readonly skipWaiting: () => Promise<void>;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(name: 'message', listener: (event: ExtendableEvent & MessageEvent) => void): void;
  addEventListener(name: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
}

// The sandbox's half of the site's service worker. It hands on what is sent to the sandbox and not by the page itself:
// pictures, frames, addresses that are opened. Only a dedicated worker can open files, so the sandbox is none of its own.
const worker = globalThis as unknown as Scope;
const {scope} = worker.registration;
const {pathname: base} = new URL(scope);
const root = `${scope}sandbox/`;
const filesRoot = `${scope}assets/js/sandbox/`;
const files = keptFiles(scope);
const me = `service worker ${[...crypto.getRandomValues(new Uint32Array(2))].join('.')}`;

/** How long a tab may take to start the sandbox, in milliseconds: the first time it is downloaded. */
const PATIENCE_MS = 60_000;

const channel = new BroadcastChannel(channelName(base));
const post = (content: ToSandbox) =>
  channel.postMessage({to: SANDBOX, from: me, content} satisfies Envelope<ToSandbox>);
const exchanges = new Exchanges(post);
let ready: Promise<void> | undefined;
let tell: (() => void) | undefined;

channel.addEventListener('message', ({data: {to, content}}: MessageEvent<Envelope<FromSandbox>>) => {
  if (to !== me && to !== EVERYBODY) return;
  exchanges.hear(content);
  if (content.kind === 'ready') tell?.();
});

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('message', (event) => {
  const {kind, files: addresses} = (event.data ?? {}) as Partial<KeepFiles>;
  if (kind === 'keep' && addresses) event.waitUntil(files.keep(addresses).catch(() => undefined));
});
worker.addEventListener('fetch', (event) => {
  const {url} = event.request;
  if (url.startsWith(filesRoot)) return event.respondWith(files.respond(url));
  if (!url.startsWith(root)) return;
  const path = url.slice(root.length - 1).replace(/#.*$/, '');
  // The page about the sandbox is a file of the site.
  if (/^\/(index\.html)?(\?|$)/.test(path)) return;
  event.respondWith(respond(event.request, path));
});

async function respond(request: Request, path: string): Promise<Response> {
  const windows = await worker.clients.matchAll({type: 'window', includeUncontrolled: true});
  if (windows.length === 0) return noTab();
  ready ??= new Promise((resolve) => {
    tell = resolve;
  });
  post({kind: 'hello'});
  for (const each of windows) each.postMessage(WAKE);
  const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), PATIENCE_MS));
  if ((await Promise.race([ready, late])) === 'late') return noTab();
  try {
    return await exchanges.send(request, path);
  } catch {
    return Response.error();
  }
}

/** An address of the sandbox that is opened without any page of the site has nobody who could answer. */
const noTab = () =>
  new Response(
    `The sandbox runs in a page of this site. Open ${scope}sandbox in another tab, then load this address again.\n`,
    {status: 503, headers: {'content-type': 'text/plain; charset=utf-8', 'retry-after': '1'}},
  );
