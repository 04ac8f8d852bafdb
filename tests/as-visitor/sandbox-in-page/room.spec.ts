import type {Page} from '@playwright/test';
import {axeViolations} from '../../every-page/accessibility';
import {expect, test} from '../../fixtures/test';
import {GuideReader} from '../guides/reader';
import {FilesHost, hasSandboxInPage} from './filesHost';

test.skip(!hasSandboxInPage, 'No server of this site is offered in the page.');
// Files of a sandbox are still open when its page closes: a context that is used again could not put them away.
test.use({reuseContext: false});
test.setTimeout(180_000);

let host: FilesHost;

test.beforeEach(async ({context, noise}) => {
  host = await FilesHost.start(true);
  await host.admit(context, noise);
});

test.afterEach(({context}) => host.close(context));

const untilStarted = {timeout: 60_000};

/** A request of the page's own, by status. */
const statusOf = (page: Page, path: string): Promise<number> =>
  page.evaluate(
    async (address) => (await fetch(address, {headers: {'x-api-key': 'sandbox-developer-key'}})).status,
    `/sandbox${path}`,
  );

/** What code that is written as a converter reaches, as it says itself. */
async function reachOf(page: Page): Promise<unknown> {
  const code = `async function convert(body, {url}) {
    const network = await import(body.script).then(() => 'reached', ({name}) => name);
    return {origin: self.origin, network, ways: [typeof fetch, typeof indexedDB]};
  }`;
  const received = await page.evaluate(async (written) => {
    const send = (method: string, path: string, body: object) =>
      fetch(`/sandbox/sandbox/${path}`, {
        method,
        headers: {'x-api-key': 'sandbox-developer-key', 'content-type': 'application/json'},
        body: JSON.stringify(body),
      });
    await send('PUT', 'converter', {code: written});
    const response = await send('POST', 'webhooks', {
      format: 'skytrack',
      script: 'http://127.0.0.1:9/elsewhere.js',
    });
    return ((await response.json()) as {received?: string; error?: string}).received;
  }, code);
  return received === undefined ? undefined : JSON.parse(received);
}

test('the page about the sandbox: clock, errors on demand, another seed, a file of everything, a link to it, reset', async ({
  page,
  context,
  noise,
}) => {
  noise.allow(/503|404/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await host.open(page, '/sandbox');
  await page.getByRole('button', {name: 'Start the sandbox'}).click();
  const clock = page.getByRole('region', {name: 'Clock'});
  await expect(clock.getByRole('status')).toContainText('it runs', untilStarted);
  expect(await axeViolations(page)).toEqual([]);
  await clock.getByLabel('Jump to (ISO 8601)').fill('2026-07-14T18:00:00Z');
  await clock.getByRole('button', {name: 'Jump', exact: true}).click();
  await expect(clock.getByRole('status')).toContainText('2026-07-14T18:0');

  const faults = page.getByRole('region', {name: 'Errors on demand'});
  await faults.getByRole('button', {name: 'Let them fail'}).click();
  await expect.poll(() => statusOf(page, '/locations/v2/collections')).toBe(503);
  expect(await statusOf(page, '/locations/v2/collections')).toBe(200);

  const store = page.getByRole('region', {name: 'What is stored'});
  await page.evaluate(() =>
    fetch('/sandbox/locations/v2/collections', {
      method: 'POST',
      headers: {'x-api-key': 'sandbox-developer-key', 'content-type': 'application/json'},
      body: '{"collectionId": "carried-along", "collectionName": "Carried along"}',
    }).then(({status}) => status),
  );

  const webhooks = page.getByRole('region', {name: 'Webhooks'});
  await webhooks.getByRole('button', {name: 'Write a converter'}).click();
  await webhooks.getByRole('button', {name: 'Save and try it'}).click();
  await expect(webhooks).toContainText('"format":"uxv"');
  expect(await axeViolations(page)).toEqual([]);
  // The policy refuses the request before it is sent: any other failure would be a remark.
  noise.own.push('http://127.0.0.1:9');
  noise.allow(/Content Security Policy|^request: csp http:\/\/127\.0\.0\.1:9/);
  expect(await reachOf(page)).toEqual({
    origin: 'null',
    network: 'TypeError',
    ways: ['undefined', 'undefined'],
  });

  const downloading = page.waitForEvent('download');
  await store.getByRole('button', {name: 'Export as a file'}).click();
  const file = await (await downloading).path();
  const share = page.getByRole('region', {name: 'Share this state'});
  await share.getByRole('button', {name: 'Make a link'}).click();
  await share.getByRole('button', {name: 'Copy link to this state'}).click(untilStarted);
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await store.getByRole('button', {name: 'Reset', exact: true}).click();
  await page.getByRole('dialog').getByRole('button', {name: 'Reset', exact: true}).click();
  await expect(page.getByRole('dialog')).toHaveCount(0, untilStarted);
  expect(await statusOf(page, '/locations/v2/collections/carried-along')).toBe(404);

  await store.getByLabel('Import a file').setInputFiles(file);
  await expect.poll(() => statusOf(page, '/locations/v2/collections/carried-along'), untilStarted).toBe(200);

  await store.getByLabel('Begin anew with the seed').fill('7');
  await store.getByRole('button', {name: 'Begin anew', exact: true}).click();
  await page.getByRole('dialog').getByRole('button', {name: 'Begin anew', exact: true}).click();
  await expect(store.getByRole('status')).toContainText('seed 7', untilStarted);

  // Another browser would have nothing of it either: the link opens the state that it was made of, after a question.
  await page.evaluate((address) => window.location.assign(address), link);
  const question = page.getByRole('dialog', {name: 'Replace your sandbox with this state?'});
  await expect(question).toContainText('seed 1');
  expect(await axeViolations(page)).toEqual([]);
  expect(new URL(page.url()).hash).toBe('');
  expect(await statusOf(page, '/locations/v2/collections/carried-along')).toBe(404);
  await question.getByRole('button', {name: 'Replace'}).click();
  await expect(question).toHaveCount(0, untilStarted);
  await expect(store.getByRole('status')).toContainText('seed 1', untilStarted);
  await expect(clock.getByRole('status')).toContainText('2026-07-14T18:');
  expect(await statusOf(page, '/locations/v2/collections/carried-along')).toBe(200);

  await page.evaluate((address) => window.location.assign(address), link.slice(0, -9));
  await expect(page.getByRole('dialog', {name: 'This state cannot be opened'})).toBeVisible();
});

test('a browser that refuses files keeps everything in memory, and the page says so', async ({page}) => {
  const refusal =
    'navigator.storage.getDirectory = () => Promise.reject(new DOMException("no", "SecurityError"));';
  await host.deploy(page, (worker) => `${refusal}\n${worker}`);
  await host.open(page, '/sandbox#mailbox');
  await expect(page.getByText('This browser keeps no files for this site')).toBeVisible(untilStarted);
  await expect(page.getByRole('region', {name: 'Mailbox'})).toContainText('It is empty.');
});

test('what is stored outlives files that the page before has not let go yet; what another version has stored is named, and a reset begins anew', async ({
  page,
}) => {
  const guide = new GuideReader(page);
  await host.open(page, '/docs');
  await guide.run('Create a collection').click();
  const stored = () => statusOf(page, '/locations/v2/collections/my-first-fleet');
  await expect.poll(stored, untilStarted).toBe(200);

  // The browser refuses each of the six files once, and has let them go by the time that anything is done about it.
  const refusal = `{
    const {prototype} = FileSystemFileHandle;
    const open = prototype.createSyncAccessHandle;
    globalThis.refused = 0;
    prototype.createSyncAccessHandle = function (...options) {
      // Another file, at which SQLite tries what the browser can do.
      if (this.name.startsWith('.') || refused === 6) return open.apply(this, options);
      refused++;
      return Promise.reject(new DOMException('Another handle is open.', 'NoModificationAllowedError'));
    };
  }`;
  await host.deploy(page, (worker) => `${refusal}\n${worker}`);
  await host.open(page, '/docs/guides');
  await expect.poll(stored, untilStarted).toBe(200);
  expect(await page.workers()[0]?.evaluate('refused')).toBe(6);

  // The next deploy knows another step in place of one that this data has gone through.
  await host.deploy(page, (worker) => worker.replace('name:"settings"', 'name:"other"'));
  await host.open(page, '/docs');
  await guide.run('Create a collection').click();
  await expect(page.getByText('this version has "other"').first()).toBeVisible(untilStarted);
  expect(await axeViolations(page)).toEqual([]);

  // One that cannot start is tried once by its page, and not again before it begins anew.
  let started = 0;
  page.on('worker', () => (started += Number(new URL(page.url()).pathname === '/sandbox')));
  await page.getByRole('link', {name: 'Open its page'}).click();
  await expect(page.getByRole('main').getByText('this version has "other"')).toHaveCount(1, untilStarted);
  expect(started).toBe(1);
  await page.getByRole('button', {name: 'Reset', exact: true}).click();
  await page.getByRole('dialog').getByRole('button', {name: 'Reset', exact: true}).click();
  const clock = page.getByRole('region', {name: 'Clock'}).getByRole('status');
  await expect(clock).toContainText('it runs', untilStarted);
  expect(started).toBe(2);
  expect(await stored()).toBe(404);
});
