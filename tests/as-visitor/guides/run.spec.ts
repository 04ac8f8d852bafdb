import {brandServers} from '../../fixtures/brand';
import {expect, test} from '../../fixtures/test';
import {GuideReader} from './reader';

test(
  'a sample runs from the page with the demonstration key, and its response stands below it',
  {tag: '@brand'},
  async ({page, portal}) => {
    const guide = new GuideReader(page);
    await portal.open('/docs');
    const sent = page.waitForRequest('**/locations/v2/collections');
    await guide.run('Create a collection').click();
    expect((await sent).headers()['x-api-key']).toBe('sandbox-developer-key');
    expect((await sent).postDataJSON()).toEqual({
      collectionId: 'my-first-fleet',
      collectionName: 'My first fleet',
    });
    await expect(guide.response()).toContainText('"collectionName": "My first fleet"');
    await expect(guide.response()).toBeInViewport();
    await expect(guide.beside('Create a collection')).toHaveText('201 Created');
    await expect(
      page.getByText(`Credentials: Demonstration key of ${brandServers.demonstration.name}`),
    ).toBeVisible();
    await expect(guide.spoken.first()).toContainText('Response: 201 Created');
  },
);

test('a sample runs by keyboard alone, and its failures are told', async ({page, portal, noise}) => {
  noise.allow(/ERR_FAILED|ERR_CONNECTION|401|404/);
  const guide = new GuideReader(page);
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await portal.open('/docs');
  const before = scripts.length;

  await test.step('the focus stays where it was, and nothing of what runs it was downloaded before', async () => {
    await page.getByRole('link', {name: 'Create a collection'}).first().focus();
    await page.keyboard.press('Tab');
    await expect(guide.run('Create a collection')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(guide.response()).toContainText('"collectionId"');
    expect(scripts.length).toBeGreaterThan(before);
    await expect(guide.run('Create a collection')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(guide.code('JavaScript')).toContainText('await fetch(');
    expect(noise.heard, 'nothing is said while all goes well').toEqual([]);
  });
  await test.step('a server that does not respond is told in words, and the page stays usable', async () => {
    await page.route('**/locations/v2/**', (route) => route.abort());
    await guide.run('Create a collection').click();
    await expect(page.getByRole('heading', {name: /respon|reach|allow/i}).last()).toBeVisible();
    await expect(guide.response()).toHaveCount(0);
    await page.unroute('**/locations/v2/**');
    await guide.run('Create a collection').click();
    await expect(guide.response()).toContainText('"collectionId": "my-first-fleet"');
  });
  await test.step('without a key the refusal is shown, and the place to give one opens', async () => {
    await page.evaluate(() => sessionStorage.setItem('reference.credential', 'none'));
    await portal.open('/docs');
    await guide.run('Create a collection').click();
    await expect(guide.response()).toContainText('"message": "Unauthorized: ');
    await page.getByLabel('Credentials', {exact: true}).selectOption({label: 'API key…'});
    await page.getByLabel('API key', {exact: true}).fill('sandbox-developer-key');
    await guide.run('Create a collection').click();
    await expect(guide.response()).toContainText('"collectionId": "my-first-fleet"');
  });
});

test('what a run brought stands in the samples after it', async ({page, portal}) => {
  const guide = new GuideReader(page);
  await portal.open('/docs/guides/vehicle-telemetry/step3');
  await page.route('**/history?**', (route) =>
    route.fulfill({
      json: {history: [], after: 'next-page-of-mine'},
      headers: {'access-control-allow-origin': '*'},
    }),
  );
  const next = page.locator('pre', {hasText: 'after='}).filter({visible: true}).first();
  await expect(next).not.toContainText('next-page-of-mine');
  const history = "Get an object's history";
  await guide.run(history).click();
  await expect(next).toContainText('after=next-page-of-mine');
  const sent = page.waitForRequest('**/history?**');
  await guide.run(history, 1).click();
  expect(new URL((await sent).url()).searchParams.get('after')).toBe('next-page-of-mine');
});

test('samples show the reader’s own time, in as many characters as the story’s', async ({page, portal}) => {
  await page.clock.setFixedTime(new Date('2027-03-04T05:06:07Z'));
  await portal.open('/docs/guides/drone-telemetry/step2');
  await expect(page.locator('pre', {hasText: '2027-03-04T05:06:07Z'}).first()).toBeAttached();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a guide shows code, responses and programs', async ({page, noise}) => {
    // A browser that runs no scripts refuses to preload them.
    noise.allow(/csp .*\/assets\/js\//);
    await page.goto('/docs');
    await expect(page.getByText('--data-raw \'{"collectionId": "my-first-fleet"')).toBeVisible();
    await expect(page.getByText('"createdDate": "2026-07-14T18:00:00.000Z"').first()).toBeVisible();
    await page.getByText('Python', {exact: true}).first().click();
    await expect(page.getByText('import requests').first()).toBeVisible();
  });
});

test('where weather depends on the hour, one button sets the sandbox to the time of the guides', async ({
  page,
  portal,
  noise,
}) => {
  // Nobody has made the page's collection here.
  noise.allow(/404/);
  await portal.open('/docs/guides/collections/step2');
  let now = '2026-11-22T06:00:00.000Z';
  await page.route('**/sandbox/clock', async (route) => {
    if (route.request().method() === 'POST') now = (route.request().postDataJSON() as {now: string}).now;
    await route.fulfill({json: {now}, headers: {'access-control-allow-origin': '*'}});
  });
  const guide = new GuideReader(page);
  await guide.run('Get weather alerts of objects in collections').click();
  const offer = page.getByText('your sandbox clock is at 2026-11-22 06:00 UTC');
  await expect(offer).toBeVisible();
  await page.getByRole('button', {name: 'Set the sandbox to the time of the guides and run again'}).click();
  await expect(page.getByText('The sandbox clock is set to the time of the guides')).toBeVisible();
  expect(now).toBe('2026-07-14T18:00:00.000Z');
});

test('the guide of grids brings a grid, and the forecast to compare it with', async ({
  page,
  portal,
  openOwnSandbox,
}) => {
  await openOwnSandbox();
  const guide = new GuideReader(page);
  await portal.open('/docs/guides/WIPT/bitmap');
  await guide.run('Get the rain grid of an hour').click();
  await expect(page.getByText('Binary data of type application/octet-stream, 33.6 MB.')).toBeVisible();
  await expect(page.getByRole('group', {name: 'First bytes in hexadecimal'})).toBeVisible();

  await guide.run('Report locations').click();
  await expect(guide.response()).toContainText('"accepted": 1');
  await guide.run('Get weather events of objects').click();
  await expect(guide.response(1)).toContainText('"objectName": "Grid check"');
  // At an hour that is cold in Bend, an event comes before the forecast, and the editor draws what is in sight alone.
  await guide.response(1).press('Control+End');
  await expect(guide.response(1)).toContainText('"dataPoints": {"temp": [');
});
