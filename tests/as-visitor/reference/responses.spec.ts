import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {sandboxUrl} from '../../fixtures/addresses';
import {expect, test} from '../../fixtures/test';
import {ExplorerReader} from './explorer';
import {respondWith} from './respondWith';

// What needs no browser stands in tests/components/reference/responses.component.test.tsx.

// One opaque red pixel.
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
);

test('an image is shown as an image, and bytes are offered as a download, with size and beginning', async ({
  page,
}) => {
  const explorer = new ExplorerReader(page);
  await explorer.tryIt('/api/get-temperature-grid');
  const dump = page.getByRole('group', {name: 'First bytes in hexadecimal'});

  await test.step('bytes', async () => {
    const contentType = 'application/octet-stream';
    await respondWith(page, {contentType, body: Buffer.from([0xde, 0xad, 0xbe, 0xef, 0x41])});
    await explorer.send.click();
    await expect(page.getByText(/Binary data of type application\/octet-stream, 5 B\./)).toBeVisible();
    await expect(dump).toContainText('de ad be ef 41');
    const download = page.waitForEvent('download');
    await page.getByRole('link', {name: 'Download'}).click();
    expect((await download).suggestedFilename()).toBe('response.bin');
  });
  await test.step('bytes that look like code are not coloured as code', async () => {
    const body = Buffer.from('{"a": 1, "b": "two", "c": null} // 42');
    await respondWith(page, {contentType: 'application/octet-stream', body});
    await explorer.send.click();
    await expect(dump).toContainText('7b 22');
    const colours = await dump.evaluate((node) => [
      ...new Set([...node.querySelectorAll('code, code *')].map((part) => getComputedStyle(part).color)),
    ]);
    expect(colours).toHaveLength(1);
  });
  await test.step('an image', async () => {
    await respondWith(page, {contentType: 'image/png', body: png});
    await explorer.goTo('Get a forecast tile');
    await explorer.send.click();
    const image = page.getByRole('img', {name: 'The image in the response'});
    await expect(image).toBeVisible();
    expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1);
    await expect(page.getByText('1 × 1 pixels')).toBeVisible();
  });
});

test('a server that shuts pages out is told from one that is not there', async ({page, noise}) => {
  noise.allow(/CORS policy|ERR_FAILED/);
  // Left to the portal, the sandbox in the page would respond here.
  await page.addInitScript(() => localStorage.setItem('sandbox.place', 'machine'));
  // A server that responds to everything and says nothing of CORS.
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
