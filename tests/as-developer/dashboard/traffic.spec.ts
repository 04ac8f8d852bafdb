import {axeViolations} from '../../every-page/accessibility';
import {drawing} from '../../fixtures/drawing';
import {expect, test} from '../../fixtures/test';

test.use({...drawing, signedInAs: 'developer@example.com'});

const WAY = '-121.3153,44.0582;-121.5492,44.291';

test('tells how long a way takes in traffic, as the platform does', async ({page, sandbox}) => {
  const response = await sandbox.get(`/locations/v2/route/${WAY}?traffic=true`);
  const {routes} = (await response.json()) as {routes: {distance: number}[]};
  await page.goto(`/dashboard?panel=traffic&traffic-way=${WAY}`);
  const found = page.getByRole('region', {name: 'Route in traffic'});
  await expect(found.getByText(`${((routes[0]?.distance ?? 0) / 1000).toFixed(1)} km`)).toBeVisible();
  await expect(found.getByText('Without traffic')).toBeVisible();
  await expect(found.getByRole('heading', {name: 'Slow stretches now'})).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('waypoints are typed as well as drawn, three at most', async ({page, portal}) => {
  await portal.open('/dashboard?panel=traffic');
  for (const position of ['-121.3153, 44.0582', '-121.4, 44.17', '-121.5492, 44.291']) {
    await page.getByLabel('New position').fill(position);
    await page.getByLabel('New position').press('Enter');
  }
  await expect(page.getByLabel('New position')).toHaveCount(0);
  await expect(page).toHaveURL(/traffic-way=-121\.3153,44\.0582/);
  await expect(page.getByRole('region', {name: 'Route in traffic'})).toBeVisible();
});

/** Los Angeles, and from how far away. */
const city = (zoom: number) => `map=${zoom}.00/34.0500/-118.2400`;

/** The next hour at which it is about five in the afternoon there: it comes within the forecast, or eight in the morning does. */
function rushHour(): string {
  const hours = Array.from({length: 13}, (_, hour) => new Date(Date.now() + hour * 3_600_000));
  const busy = hours.find((time) => [0, 1, 15, 16].includes(time.getUTCHours())) ?? hours[0];
  return `at=${busy?.toISOString().slice(0, 13)}:00Z`;
}

test('colours roads by the forecast, and says in words which are slowest', async ({page}) => {
  const asked: URL[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/weatherforecast/v2/tile/')) asked.push(new URL(request.url()));
  });
  await page.goto(`/dashboard?panel=traffic&${rushHour()}&${city(4)}`);
  const found = page.getByRole('region', {name: 'Slowest roads on this map'});
  await found.getByRole('button', {name: 'Zoom in to the roads'}).click();
  const slowest = found.getByRole('listitem').first().getByRole('button');
  await expect(slowest).toHaveText(/: up to \d+ % slower, on [\d.]+ km$/);
  const percents = (await found.getByRole('listitem').allTextContents()).map((text) =>
    Number(/(\d+) % slower/.exec(text)?.[1]),
  );
  expect(percents).toEqual([...percents].sort((one, other) => other - one));
  // A few tiles are read for the roads, and no film of them lies on the map.
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter(({searchParams}) => searchParams.get('colorMap') !== 'greys')).toEqual([]);

  await slowest.focus();
  await page.keyboard.press('Enter');
  await expect(slowest).toHaveAttribute('aria-pressed', 'true');
  expect(await axeViolations(page)).toEqual([]);
});

test('a base map without roads shows the cells of the forecast, and says so', async ({page}) => {
  await page.route('**/sandbox/health', (route) =>
    route.fulfill({json: {status: 'ok'}, headers: {'access-control-allow-origin': '*'}}),
  );
  await page.goto(`/dashboard?panel=traffic&${city(8)}`);
  await expect(page.getByText('this base map has no roads to colour')).toBeVisible();
  await expect(page.getByRole('region', {name: 'Slowest roads on this map'})).toHaveCount(0);
});
