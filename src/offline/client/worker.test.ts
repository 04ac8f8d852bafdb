import {expect, test, vi} from 'vitest';
import {canSave, startWorker} from './worker';

const workerOf = (name: string) => ({name, state: 'activated', addEventListener: () => undefined});

/** A browser that has a worker of an earlier visit, and what it finds when it looks for a newer one. */
function stubBrowser(update: (registration: Record<string, unknown>) => Promise<void>) {
  const registration: Record<string, unknown> = {
    installing: null,
    waiting: null,
    active: workerOf('before'),
    update: () => update(registration),
  };
  vi.stubGlobal('navigator', {serviceWorker: {register: async () => registration}});
}

test('after a deploy the worker is the new one: a page that is new already has nothing newer to offer', async () => {
  stubBrowser(async (registration) => void (registration.installing = workerOf('present')));
  expect(await startWorker('/')).toMatchObject({name: 'present'});
});

test('without a network the worker of the visit before serves', async () => {
  stubBrowser(() => Promise.reject(new TypeError('Failed to update a ServiceWorker')));
  expect(await startWorker('/')).toMatchObject({name: 'before'});
});

test.each([
  ['has none', {}],
  ['names it without giving it', {serviceWorker: undefined}],
])('a browser that %s keeps no pages', (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('window', {caches: {}});
  expect(canSave()).toBe(false);
});

test('a browser whose registration gives nothing says that it keeps no worker', async () => {
  vi.stubGlobal('navigator', {serviceWorker: {register: async () => undefined}});
  await expect(startWorker('/')).rejects.toMatchObject({name: 'NoWorkerError'});
});
