import {buildFolder} from '../../../scripts/lib/buildFolder.mjs';
import {changeScript} from '../../fixtures/changeScript';
import {goWithin} from '../../fixtures/goWithin';
import {hydrated} from '../../fixtures/portal';
import {expect, test} from '../../fixtures/test';

test('a page that is not there names the address and leads on, with another document or without', async ({
  page,
  portal,
  noise,
}) => {
  noise.allow(/404 \(Not Found\)/);
  const heading = page.getByRole('heading', {level: 1, name: 'Off the chart'});
  await portal.open('/docs/no-such-page');
  await expect(heading).toBeVisible();
  await expect(page.getByText('/docs/no-such-page')).toBeVisible();
  await page.getByRole('main').getByRole('link', {name: 'API Reference'}).click();
  await expect(page).toHaveURL('/api/');
  await expect(heading).toHaveCount(0);

  const heard = noise.heard.length;
  await goWithin(page, '/docs/guides/no-such-guide');
  await expect(heading).toBeVisible();
  await expect(page.getByText('/docs/guides/no-such-guide')).toBeVisible();
  expect(noise.heard, 'no other document is asked for').toHaveLength(heard);
});

test('an address that the host does not have leads to the page that is meant', async ({
  page,
  portal,
  noise,
}) => {
  noise.allow(/404 \(Not Found\)/);
  for (const [address, known, heading] of [
    ['/docs/Guides?x=1#all', '/docs/guides/?x=1#all', 'Guides'],
    ['/docs/guides.html', '/docs/guides/', 'Guides'],
    ['/API/Get-Areas.html', '/api/get-areas', undefined],
    ['/PRIVACY', '/privacy', undefined],
  ] as const)
    await test.step(`${address} is the page ${known}`, async () => {
      // A host that looks for pages by their names alone.
      await page.route(`**${address.replace(/#.*$/, '')}`, (route) =>
        route.fulfill({status: 404, contentType: 'text/html', path: `${buildFolder}/404.html`}),
      );
      await portal.open(address);
      await expect(page).toHaveURL(known);
      await expect(page.getByRole('heading', {level: 1, name: 'Off the chart'})).toHaveCount(0);
      await expect(page.getByRole('heading', {level: 1, ...(heading && {name: heading})})).toBeVisible();
      // It is alive, and so is its frame.
      await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API Reference'}).click();
      await expect(page).toHaveURL('/api/');
    });
});

test('a page that crashes says so, and the rest of the site still stands', async ({page, noise}) => {
  noise.allow(/reading 'none'/);
  await changeScript(page, 'home.chart.label', (script) => {
    // The chart's own alone: other pictures of the same script stand in the navbar.
    const label = script.indexOf('home.chart.label');
    const [before, after] = [script.lastIndexOf('viewBox:', label), script.indexOf('viewBox:', label)];
    const at = after < 0 || (before >= 0 && label - before < after - label) ? before : after;
    return `${script.slice(0, at)}viewBox:window.none.none,key:${script.slice(at + 'viewBox:'.length)}`;
  });
  await page.goto('/');
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
  await expect(page.getByText("Cannot read properties of undefined (reading 'none')")).toBeVisible();
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Guides'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Guides'})).toBeVisible();
  await page.unrouteAll({behavior: 'ignoreErrors'});
});

test('a part that cannot be loaded is told in red, and Retry loads it', async ({page, noise}) => {
  noise.allow(/net::ERR_FAILED|ChunkLoadError|Loading (CSS )?chunk/);
  let isDown = true;
  await page.route('**/assets/js/*.js', async (route) => {
    const isStart = /\/(runtime~)?main\./.test(route.request().url());
    await (isDown && !isStart ? route.abort() : route.continue());
  });
  await page.goto('/privacy');
  const box = page.getByRole('alert').filter({hasText: 'could not be loaded'});
  await expect(box).toBeVisible();
  await expect(box).toHaveCSS('background-color', 'rgb(168, 38, 28)');
  isDown = false;
  await box.getByRole('button', {name: 'Retry'}).click();
  await hydrated(page);
  await expect(box).toHaveCount(0);
});

test('a part that failed before the main script ran is told as well', async ({page, noise}) => {
  noise.allow(/net::ERR_FAILED|ChunkLoadError|Loading (CSS )?chunk/);
  const failed = new Set<string>();
  page.on('requestfailed', (request) => failed.add(new URL(request.url()).pathname));
  await page.route('**/assets/js/*.js', async (route) => {
    const [name] = /(runtime~)?main(?=\.)/.exec(route.request().url()) ?? [];
    if (name === 'main') {
      const own = JSON.parse((await page.locator('#page-scripts').textContent()) ?? '[]') as string[];
      expect(own.length).toBeGreaterThan(0);
      await expect.poll(() => own.filter((address) => !failed.has(address))).toEqual([]);
    }
    await (name ? route.continue() : route.abort());
  });
  await page.goto('/privacy');
  await expect(page.getByRole('alert').filter({hasText: 'could not be loaded'})).toBeVisible();
});

test('served under the wrong path, the page says which setting is wrong', async ({page, noise}) => {
  noise.allow(/net::ERR_FAILED/);
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('serve it under the baseUrl of site.config.ts: /');
});
