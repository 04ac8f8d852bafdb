import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {fileHeaders} from '../../scripts/headers/fileHeaders';
import {buildScripts} from '../../scripts/headers/inlineScripts';
import {responseHeaders} from '../../scripts/headers/responseHeaders';
import {serveFolders, type StaticServer} from '../../scripts/lib/serveFolders';
import site from '../../site.config';
import {axeViolations} from '../every-page/accessibility';
import {builtPages} from '../every-page/pages';
import {expect, test} from '../fixtures/test';

// A host of the test's own: it is really taken away, and it publishes a new version.
test.use({serviceWorkers: 'allow'});

let folder: string;
let host: StaticServer;

test.beforeEach(async ({noise}) => {
  folder = await mkdtemp(path.join(tmpdir(), 'offline-'));
  host = await openHost();
  noise.own.push(host.origin);
});

function openHost(port = 0): Promise<StaticServer> {
  const headers = responseHeaders(site, [...buildScripts('build'), ...buildScripts(folder)]);
  const headersOf = (file: string) => ({...headers, ...fileHeaders(file)});
  return serveFolders([folder, 'build'], {headersOf, port, isCompressed: false});
}

test.afterEach(async () => {
  await host.close().catch(() => undefined);
  await rm(folder, {recursive: true, force: true});
});

/** Visits a guide, which starts the worker, and waits until all is saved. */
async function visitOnce(page: Page): Promise<void> {
  const worker = page.context().waitForEvent('serviceworker');
  await page.goto(`${host.origin}/docs/guides`);
  await worker;
  await page.goto(`${host.origin}/offline`);
  await expect(page.getByText(/^Guides, API reference and search are saved \(\d+\.\d MB\)\.$/)).toBeVisible();
}

async function goOffline(page: Page): Promise<void> {
  await host.close();
  await page.context().setOffline(true);
}

test('after one visit, twenty pages and the search can be read without a network', async ({page, noise}) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/);
  await visitOnce(page);
  expect(await axeViolations(page)).toEqual([]);
  await goOffline(page);
  const documents = builtPages().filter((address) => /^\/(docs|api)\b/.test(address));
  const step = Math.floor(documents.length / 20);
  for (const address of documents.filter((_, index) => index % step === 0).slice(0, 20)) {
    await page.goto(`${host.origin}${address}`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  }
  await page.getByRole('button', {name: 'Search'}).click();
  await page.getByRole('combobox', {name: 'Search guides, operations and fields'}).fill('no-fly zone');
  await page.getByRole('listbox', {name: 'Results'}).getByRole('option').first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();

  await page.goto(`${host.origin}/dashboard`);
  await expect(page.getByRole('heading', {name: 'This page needs a connection'})).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.goto(`${host.origin}/llms.txt?a=b`);
  await expect(page.getByRole('heading', {name: 'You are offline'})).toBeVisible();
  await expect(page.getByRole('link', {name: 'Try again'})).toHaveAttribute('href', '/llms.txt?a=b');
});

test('saved pages can be removed, do not come back by themselves, and can be saved again', async ({page}) => {
  await visitOnce(page);
  await page.getByRole('button', {name: 'Remove saved pages'}).click();
  const status = page.getByRole('region', {name: 'In this browser'}).getByRole('status');
  await expect(status).toHaveText('No pages are saved.');
  // The button is gone: the next key finds the one that takes its place.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Save now'})).toBeFocused();
  await page.reload();
  await expect(page.getByText('No pages are saved.')).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.getByRole('button', {name: 'Save now'}).click();
  await expect(page.getByText(/^Guides, API reference and search are saved/)).toBeVisible();
});

test('who saves data is not made to download the site', async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {saveData: true}}));
  await page.goto(`${host.origin}/offline`);
  await expect(page.getByText('No pages are saved.')).toBeVisible();
  await expect(page.getByRole('button', {name: 'Save now'})).toBeVisible();
});

test('after a deploy an open page offers the new version, and a page that is opened is of it', async ({
  page,
}) => {
  await visitOnce(page);
  await page.goto(`${host.origin}/docs/guides`);
  await publishNewVersion();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const box = page.getByRole('status').filter({hasText: 'There is a new version of this site.'});
  await expect(box).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await box.getByRole('button', {name: 'Reload'}).click();
  await expect(page.locator('meta[name=generator]')).toHaveAttribute('content', 'tomorrow');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(box).toHaveCount(0);
});

/** A build with another main script, and a guide that one can tell from the present one. */
async function publishNewVersion(): Promise<void> {
  const worker = await readFile('build/sw.js', 'utf8');
  const entry = /"entry":"([^"]+)"/.exec(worker)?.[1] ?? '';
  const next = 'assets/js/main.tomorrow.js';
  await mkdir(path.join(folder, 'assets/js'), {recursive: true});
  await mkdir(path.join(folder, 'docs/guides'), {recursive: true});
  await writeFile(path.join(folder, next), await readFile(path.join('build', entry)));
  await writeFile(path.join(folder, 'sw.js'), worker.replaceAll(entry, next));
  const guide = await readFile('build/docs/guides/index.html', 'utf8');
  await writeFile(
    path.join(folder, 'docs/guides/index.html'),
    guide.replaceAll(entry, next).replace(/Docusaurus v[\d.]+/, 'tomorrow'),
  );
  // A host learns of its files when it starts.
  await host.close();
  host = await openHost(Number(new URL(host.origin).port));
}
