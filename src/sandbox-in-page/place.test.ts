import {afterEach, expect, test, vi} from 'vitest';

const MACHINE = 'http://127.0.0.1:4010';
const stored = new Map<string, string>();

/** A fresh copy of the module: it remembers what it found. */
async function place() {
  vi.resetModules();
  const localStorage = {getItem: (key: string) => stored.get(key) ?? null};
  vi.stubGlobal('window', {localStorage});
  return (await import('./place')).findPlace;
}

afterEach(() => {
  stored.clear();
});

const running = () => vi.fn(async () => new Response('', {status: 503}));
const absent = () => vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));

test('on the reader’s own machine the program answers where it runs, and is asked once', async () => {
  const findPlace = await place();
  const ask = running();
  expect(await findPlace(MACHINE, ask, 'localhost')).toBe('machine');
  expect(await findPlace(MACHINE, ask, 'localhost')).toBe('machine');
  expect(ask).toHaveBeenCalledOnce();
});

test('where no program answers, the page does', async () => {
  expect(await (await place())(MACHINE, absent(), '127.0.0.1')).toBe('page');
});

test('a public site asks the reader’s machine for nothing', async () => {
  const ask = running();
  expect(await (await place())(MACHINE, ask, 'developer.example')).toBe('page');
  expect(ask).not.toHaveBeenCalled();
});

test('what the reader has chosen counts', async () => {
  stored.set('sandbox.place', 'machine');
  expect(await (await place())(MACHINE, absent(), 'developer.example')).toBe('machine');
});
