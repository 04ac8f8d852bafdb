import {expect, test} from 'vitest';
import type {OfflineManifest} from '../protocol';
import {pageAddress, respondDigested, respondFresh, sourceOf} from './respond';
import {sharedSave} from './sharedSave';
import {Shelf, type Store} from './shelf';

const BASE = 'https://portal.example/developers/';
const manifest: OfflineManifest = {
  entry: 'assets/js/main.2.js',
  files: [
    {path: '', revision: 'b', bytes: 10},
    {path: 'docs', revision: 'b', bytes: 10},
    {path: 'assets/js/main.2.js', bytes: 10},
  ],
};

/** A store of the browser, in memory. */
function createStore(texts: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(texts).map(([path, text]) => [`${BASE}${path}`, new Response(text)]));
  const bare = (url: string) => url.split('?')[0];
  const urlOf = (query: RequestInfo | URL) => (query instanceof Request ? query.url : String(query));
  const store: Store = {
    match: async (query, options) => {
      const url = urlOf(query);
      const key = options?.ignoreSearch ? [...kept.keys()].find((each) => bare(each) === url) : url;
      return key === undefined ? undefined : kept.get(key)?.clone();
    },
    put: async (query, response) => void kept.set(urlOf(query), response),
    delete: async (query) => kept.delete(urlOf(query)),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
  };
  return {store, names: () => [...kept.keys()].map((url) => url.slice(BASE.length)).sort()};
}

const old = {'docs?revision=a': 'docs of before', 'assets/js/main.1.js': 'main of before'};
const load = async ({url}: Request) => new Response(`fresh ${url.slice(BASE.length)}`);
const textOf = async (response: Promise<Response | undefined>) => (await response)?.text();
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const never = () => new Promise<never>(() => undefined);

test('saves what is missing, tells of each file, and then removes what another build left', async () => {
  const {store, names} = createStore({...old, '?revision=b': 'home'});
  const shelf = new Shelf(manifest, BASE, store, load);
  const told: number[] = [];
  expect(await shelf.status()).toEqual({entry: 'assets/js/main.2.js', files: 3, savedFiles: 1, bytes: 30});
  await shelf.save(({savedFiles}) => told.push(savedFiles));
  expect(told).toEqual([2, 3]);
  expect(names()).toEqual(['?revision=b', 'assets/js/main.2.js', 'docs?revision=b']);
  expect(await textOf(shelf.find(`${BASE}docs`))).toBe('fresh docs');
});

test('keeps the build before, and what has come, when the network fails in the midst', async () => {
  const {store, names} = createStore(old);
  let requests = 0;
  const failing = async (request: Request) =>
    requests++ === 0 ? load(request) : new Response('', {status: 503});
  const shelf = new Shelf(manifest, BASE, store, failing);
  await expect(shelf.save(() => undefined)).rejects.toThrow('503');
  expect(names()).toEqual(['?revision=b', 'assets/js/main.1.js', 'docs?revision=a']);
  expect(await textOf(shelf.find(`${BASE}docs`))).toBe('docs of before');
});

test('saves once for several tabs, and tells all of them', async () => {
  const {store} = createStore();
  let requests = 0;
  const save = sharedSave(new Shelf(manifest, BASE, store, (request) => (requests++, load(request))));
  const told: string[] = [];
  await Promise.all([save(() => told.push('first')), save(() => told.push('second'))]);
  expect(requests).toBe(3);
  expect(told.filter((each) => each === 'second')).toHaveLength(3);
});

test('knows what is its business', () => {
  const shelf = new Shelf(manifest, BASE, createStore().store, load);
  const sources = (
    [
      [`${BASE}docs`, 'GET', 'navigate'],
      [`${BASE}assets/js/panel.1.js`, 'GET', 'no-cors'],
      [`${BASE}docs?x=1`, 'GET', 'cors'],
      [`${BASE}openapi.json`, 'GET', 'cors'],
      [`${BASE}docs`, 'POST', 'navigate'],
      ['https://portal.example/elsewhere', 'GET', 'navigate'],
    ] as const
  ).map(([url, method, mode]) => sourceOf({url, method, mode}, BASE, shelf));
  expect(sources).toEqual(['page', 'digested', 'file', 'other', 'other', 'other']);
});

test('a page has one address', () => {
  const addresses = ['docs', 'docs/', 'docs/index.html', 'docs?a=1#b', '', 'index.html'];
  expect(addresses.map((path) => pageAddress(`${BASE}${path}`, BASE).slice(BASE.length))).toEqual([
    ...['docs', 'docs', 'docs', 'docs', '', ''],
  ]);
  expect(pageAddress('https://portal.example/', 'https://portal.example/')).toBe('https://portal.example/');
});

test('the network comes first; what is kept serves without one, when the host fails, and when it is slow', async () => {
  const {store} = createStore(old);
  const shelf = new Shelf(manifest, BASE, store, load);
  const page = `${BASE}docs`;
  const at = (network: () => Promise<Response>, patience?: () => Promise<void>) =>
    textOf(respondFresh(page, shelf, network, patience));
  expect(await at(async () => new Response('fresh'), never)).toBe('fresh');
  expect(await at(offline, never)).toBe('docs of before');
  expect(await at(async () => new Response('', {status: 502}), never)).toBe('docs of before');
  expect(await at(never, async () => undefined)).toBe('docs of before');
  await expect(respondFresh(`${BASE}unknown`, shelf, offline, never)).rejects.toThrow('Failed to fetch');
  const slow = () => new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('late')), 5));
  expect(await textOf(respondFresh(`${BASE}unknown`, shelf, slow, async () => undefined))).toBe('late');
});

test('a file of a digested name comes from what is kept first', async () => {
  const {store} = createStore(old);
  const shelf = new Shelf(manifest, BASE, store, load);
  expect(await textOf(respondDigested(`${BASE}assets/js/main.1.js`, shelf, offline))).toBe('main of before');
  expect(await textOf(respondDigested(`${BASE}assets/js/x.js`, shelf, async () => new Response('x')))).toBe(
    'x',
  );
});

test('texts are kept compressed, and come back as they were', async () => {
  const {store} = createStore();
  const text = 'All day long. '.repeat(500);
  const html = {headers: {'content-type': 'text/html; charset=utf-8'}};
  await new Shelf(manifest, BASE, store, async () => new Response(text, html)).save(() => undefined);
  const stored = await store.match(`${BASE}docs?revision=b`);
  expect((await stored?.arrayBuffer())?.byteLength).toBeLessThan(200);
  const response = await new Shelf(manifest, BASE, store, load).find(`${BASE}docs`);
  expect(response?.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await response?.text()).toBe(text);
});
