import {failureOf} from '../failure';
import type {Question, Reply} from '../protocol';
import {storeName} from '../store';
import {pageAddress, respondDigested, respondFresh, sourceOf, withoutSearch} from './respond';
import type {WorkerScope} from './scope';
import {Shelf} from './shelf';
import {sharedSave} from './sharedSave';

const worker = globalThis as unknown as WorkerScope;
const base = worker.registration.scope;
const cacheName = storeName(base);
const open = () => caches.open(cacheName);
const shelf = new Shelf(
  globalThis.offlineManifest,
  base,
  {
    // Opening a store makes it: a page that is left while its store is removed would bring it back, empty.
    match: (request, options) => caches.match(request, {...options, cacheName}),
    put: async (...entry) => (await open()).put(...entry),
    delete: async (...query) => (await open()).delete(...query),
    keys: async () => ((await caches.has(cacheName)) ? (await open()).keys() : []),
  },
  (request) => fetch(request),
);
const save = sharedSave(shelf);

// Pages come from the network first, so a new worker can take over at once. What the old one saved stays until the new
// one has saved its own.
worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));

worker.addEventListener('fetch', (event) => {
  const {request} = event;
  const {url} = request;
  const network = () => fetch(request);
  switch (sourceOf(request, base, shelf)) {
    case 'digested':
      return event.respondWith(respondDigested(withoutSearch(url), shelf, network));
    case 'file':
      return event.respondWith(respondFresh(withoutSearch(url), shelf, network));
    case 'page':
      return event.respondWith(respondPage(url, async () => (await event.preloadResponse) ?? network()));
    case 'other':
      return;
  }
});

worker.addEventListener('message', (event) => {
  const [port] = event.ports;
  if (!port) return;
  const tell = (reply: Reply) => port.postMessage(reply);
  const work =
    event.data === ('save' satisfies Question)
      ? save((status) => tell({kind: 'progress', status}))
      : Promise.resolve();
  event.waitUntil(
    work
      .then(async () => tell({kind: 'done', status: await shelf.status()}))
      .catch((error: unknown) => tell({kind: 'failed', failure: failureOf(error)})),
  );
});

async function takeOver(): Promise<void> {
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** A page that is neither to be had nor kept: the page on reading offline says so, and which it was. */
async function respondPage(url: string, network: () => Promise<Response>): Promise<Response> {
  try {
    return await respondFresh(pageAddress(url, base), shelf, network);
  } catch (error) {
    if (!(await shelf.find(`${base}offline`))) throw error;
    const {pathname, search} = new URL(url);
    return Response.redirect(`${base}offline?page=${encodeURIComponent(pathname + search)}`);
  }
}
