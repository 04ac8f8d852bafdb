import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import {sandboxUrl} from '../../fixtures/addresses';
import {expect, test} from '../../fixtures/test';
import {ExplorerReader} from './explorer';

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
  'access-control-expose-headers': '*',
};

/** Lets the service answer what a test needs it to answer, preflight included. */
async function responseWith(
  page: Page,
  response: {status?: number; contentType?: string; body?: Buffer | string; headers?: Record<string, string>},
): Promise<void> {
  await page.route(`${sandboxUrl}/**`, (route) =>
    route.request().method() === 'OPTIONS'
      ? route.fulfill({status: 204, headers: cors})
      : route.fulfill({
          ...response,
          headers: {
            ...cors,
            ...response.headers,
            ...(response.contentType && {'content-type': response.contentType}),
          },
        }),
  );
}

// One opaque red pixel.
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
);

// Left to the portal, the sandbox in the page would respond where these stories let nobody respond.
test.beforeEach(({page}) => page.addInitScript(() => localStorage.setItem('sandbox.place', 'machine')));

test('an image is shown as an image', async ({page}) => {
  await responseWith(page, {contentType: 'image/png', body: png});
  const explorer = new ExplorerReader(page);
  await explorer.tryIt('/api/get-forecast-tile');
  await explorer.send.click();
  const image = page.getByRole('img', {name: 'The image in the response'});
  await expect(image).toBeVisible();
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1);
  await expect(page.getByText('1 × 1 pixels')).toBeVisible();
});

test('bytes are offered as a download, with their size and beginning', async ({page}) => {
  await responseWith(page, {
    contentType: 'application/octet-stream',
    body: Buffer.from([0xde, 0xad, 0xbe, 0xef, 0x41]),
  });
  const explorer = new ExplorerReader(page);
  await explorer.tryIt('/api/get-temperature-grid');
  await explorer.send.click();
  await expect(page.getByText(/Binary data of type application\/octet-stream, 5 B\./)).toBeVisible();
  await expect(page.getByRole('group', {name: 'First bytes in hexadecimal'})).toContainText('de ad be ef 41');
  const download = page.waitForEvent('download');
  await page.getByRole('link', {name: 'Download'}).click();
  expect((await download).suggestedFilename()).toBe('response.bin');
});

test('a picture that could run scripts is shown as text and saved as bytes', async ({page}) => {
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>window.name = "run"</script></svg>';
  await responseWith(page, {contentType: 'image/svg+xml', body: script});
  const explorer = new ExplorerReader(page);
  await explorer.tryIt('/api/get-forecast-tile');
  await explorer.send.click();
  await expect(page.getByRole('group', {name: 'Body as text'})).toContainText('<svg');
  await expect(page.getByRole('img', {name: 'The image in the response'})).toHaveCount(0);
});

test('what is downloaded never opens as a page of this site', async ({page}) => {
  // The policy forbids a page to fetch what it made, so the type is taken where it is made.
  await page.addInitScript(() => {
    const create = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (made: Blob) => {
      window.name = made.type;
      return create(made);
    };
  });
  await responseWith(page, {contentType: 'application/pdf', body: '%PDF-1.7'});
  const explorer = new ExplorerReader(page);
  await explorer.tryIt('/api/get-forecast-tile');
  await explorer.send.click();
  await expect(page.getByRole('link', {name: 'Download'})).toHaveAttribute('href', /^blob:/);
  expect(await page.evaluate(() => window.name)).toBe('application/octet-stream');
});

test('fields that the service has left out are named above its response', async ({page}) => {
  await responseWith(page, {
    status: 201,
    contentType: 'application/json',
    body: '{"accepted": 1}',
    headers: {'unknown-fields': 'body[0].velocity, body[0]["h%C3%B6he"]'},
  });
  const explorer = new ExplorerReader(page);
  await explorer.tryIt('/api/create-objects');
  await explorer.send.click();
  await expect(page.getByText('does not know these fields and ignored them')).toContainText(
    'body[0].velocity, body[0]["höhe"]',
  );
});

test('a read without anything to tell says so in words', async ({page}) => {
  await responseWith(page, {status: 204});
  const explorer = new ExplorerReader(page);
  await explorer.tryIt('/api/get-alerts-by-country');
  await explorer.send.click();
  await expect(page.getByRole('heading', {name: 'Response: 204 No Content'})).toBeVisible();
  await expect(page.getByText('there is nothing to return')).toBeVisible();
});

test('a sandbox that does not run is explained, with the page that says how to start it', async ({
  page,
  noise,
}) => {
  noise.allow(/ERR_CONNECTION_REFUSED/);
  // The reader wants the program's responses. Without that choice the sandbox in the page would respond.
  await page.addInitScript(() => localStorage.setItem('sandbox.place', 'machine'));
  await page.route(`${sandboxUrl}/**`, (route) => route.abort('connectionrefused'));
  await page.route(sandboxUrl, (route) => route.abort('connectionrefused'));
  const explorer = new ExplorerReader(page);
  await explorer.tryIt('/api/list-collections');
  await explorer.send.click();
  await expect(page.getByRole('heading', {name: `Nothing responds at ${sandboxUrl}.`})).toBeVisible();
  await expect(page.locator('h3 + p').getByRole('link', {name: 'Start the sandbox'})).toHaveAttribute(
    'href',
    '/docs#start-the-sandbox',
  );
  await expect(explorer.spoken).toHaveText(`Nothing responds at ${sandboxUrl}.`);
});

test('a server that shuts pages out is told from one that is not there', async ({page, noise}) => {
  noise.allow(/CORS policy|ERR_FAILED/);
  // A server that responses everything and says nothing of CORS.
  const server = createServer((_, response) => response.end('{}')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  await page.route(`${sandboxUrl}/**`, (route) => {
    const {pathname} = new URL(route.request().url());
    return route.continue({url: `http://127.0.0.1:${port}${pathname}`});
  });
  const explorer = new ExplorerReader(page);
  await explorer.tryIt('/api/list-collections');
  await explorer.send.click();
  await expect(
    page.getByRole('heading', {name: `${sandboxUrl} does not let this page read responses.`}),
  ).toBeVisible();
  server.close();
});

test('a request can be cancelled', async ({page}) => {
  await page.route(`${sandboxUrl}/**`, () => undefined);
  const explorer = new ExplorerReader(page);
  await explorer.tryIt('/api/list-collections');
  await explorer.send.click();
  await page.getByRole('button', {name: 'Cancel'}).click();
  await expect(explorer.spoken).toHaveText(/^Cancelled after/);
  await expect(explorer.send).toBeVisible();
});
