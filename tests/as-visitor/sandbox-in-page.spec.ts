import type {BrowserContext, Page} from '@playwright/test';
import {fileHeaders} from '../../scripts/headers/fileHeaders';
import {buildScripts} from '../../scripts/headers/inlineScripts';
import {responseHeaders} from '../../scripts/headers/responseHeaders';
import {serveFolders, type StaticServer} from '../../scripts/lib/serveFolders';
import site from '../../site.config';
import {sandboxUrl} from '../fixtures/addresses';
import {hydrated} from '../fixtures/portal';
import {expect, test} from '../fixtures/test';
import {GuideReader} from './guides/reader';

test.skip(
  site.api.servers.every(({inPage}) => !inPage),
  'No server of this site is offered in the page: set inPage in site.config.ts and build again.',
);

// A host that is nothing but files, and no other process: what runs beside the tests is out of reach.
test.use({serviceWorkers: 'allow'});

let host: StaticServer;

test.beforeEach(async ({context, noise}) => {
  const headers = responseHeaders(site, buildScripts('build'));
  host = await serveFolders(['build'], {headersOf: (file) => ({...headers, ...fileHeaders(file)})});
  noise.own.push(host.origin);
  noise.allow(/ERR_CONNECTION_REFUSED|connectionrefused/);
  await cutOff(context);
});

test.afterEach(async ({context}) => {
  await Promise.all(context.pages().map((each) => each.close()));
  await host.close();
});

const cutOff = (context: BrowserContext) =>
  context.route(`${sandboxUrl}/**`, (route) => route.abort('connectionrefused'));

async function open(page: Page, path: string): Promise<void> {
  await page.goto(host.origin + path);
  await hydrated(page);
}

test('guide, explorer, sign-in and dashboard work on files alone, and what is stored is there tomorrow', async ({
  page,
  context,
}) => {
  const parts: string[] = [];
  page.on('request', (request) => request.url().includes('/assets/js/sandbox/') && parts.push(request.url()));
  await open(page, '/docs');
  expect(parts).toEqual([]);
  const guide = new GuideReader(page);
  await guide.run('Create a collection').click();
  await expect(guide.response()).toContainText('"collectionName": "My first fleet"');
  expect(parts.length).toBeGreaterThan(0);
  // Who creates it again is given the one that there is.
  const created =
    /"createdDate": "[^"]+"/.exec((await guide.response().textContent()) ?? '')?.[0] ?? 'no date';

  // Another tab of the same world: the first one leads.
  const other = await context.newPage();
  const otherGuide = new GuideReader(other);
  await open(other, '/docs');
  await otherGuide.run('Create a collection').click();
  await expect(otherGuide.response()).toContainText(created);

  // The tab that leads is closed: the next one takes over, with everything that was stored.
  await page.close();
  await otherGuide.run('Create a collection').click();
  await expect(otherGuide.spoken.first()).toContainText('Response: 201 Created');
  await open(other, '/docs');
  await otherGuide.run('Create a collection').click();
  await expect(otherGuide.response()).toContainText(created);

  await open(other, '/dashboard?panel=locations');
  await other.getByLabel('Email address').fill('developer@example.com');
  await other.getByLabel('Password', {exact: true}).fill('Sandbox-2026!');
  await other.getByRole('button', {name: 'Sign in', exact: true}).click();
  await expect(other.getByRole('heading', {name: 'Denver couriers'})).toBeVisible();
});
