import type {Locator, Page} from '@playwright/test';
import {drawing} from '../../fixtures/drawing';
import {expect, test} from '../../fixtures/test';

test.use({...drawing, signedInAs: 'developer@example.com'});

/** The panel whose map shows nothing but the ground. */
const view = (zoom: number) => `/dashboard?panel=route&map=${zoom}.00/44.0600/-121.3000`;

test('loads small towns and county lines where a map shows a town and its neighbours, and draws them', async ({
  page,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/map\/near\/(.+)$/.exec(request.url()) ?? [];
    if (name) asked.add(name);
  });
  await open(page, view(4));
  expect([...asked]).toEqual([]);

  const near = await open(page, view(9));
  expect([...asked].sort()).toEqual(['counties.json', 'squares.json', 'towns-5-13.json']);

  await page.route('**/map/near/squares.json', (route) => route.fulfill({json: []}));
  const without = await open(page, view(9));
  // Eleven names of some 50 by 10 pixels.
  expect(await differingPixels(page, near, without)).toBeGreaterThan(1000);
});

/** The picture of the map at an address. */
async function open(page: Page, address: string): Promise<string> {
  await page.goto(address);
  const map: Locator = page.locator('[data-map]');
  await expect(map).toHaveAttribute('data-map', 'drawn');
  return (await map.locator('canvas').screenshot()).toString('base64');
}

function differingPixels(page: Page, ...pictures: [string, string]): Promise<number> {
  return page.evaluate(async (sources) => {
    const [one = [], other = []] = await Promise.all(
      sources.map(async (base64) => {
        const image = new Image();
        image.src = `data:image/png;base64,${base64}`;
        await image.decode();
        const copy = new OffscreenCanvas(image.width, image.height).getContext('2d');
        copy?.drawImage(image, 0, 0);
        return copy ? new Uint32Array(copy.getImageData(0, 0, image.width, image.height).data.buffer) : [];
      }),
    );
    let count = 0;
    for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) count++;
    return count;
  }, pictures);
}
