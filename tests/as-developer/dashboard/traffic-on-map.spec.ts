import {axeViolations} from '../../every-page/accessibility';
import {drawing} from '../../fixtures/drawing';
import {goWithin} from '../../fixtures/goWithin';
import {expect, test} from '../../fixtures/test';

test.use({...drawing, signedInAs: 'developer@example.com'});

/** Los Angeles, and from how far away. */
const city = (zoom: number) => `map=${zoom}.00/34.0500/-118.2400`;

/** The next hour at which it is about five in the afternoon there: it comes within the forecast, or eight in the morning does. */
function rushHour(): string {
  const hours = Array.from({length: 13}, (_, hour) => new Date(Date.now() + hour * 3_600_000));
  const busy = hours.find((time) => [0, 1, 15, 16].includes(time.getUTCHours())) ?? hours[0];
  return `at=${busy?.toISOString().slice(0, 13)}:00Z`;
}

test('colours roads by the forecast, and says in words which are slowest; without roads, the cells', async ({
  page,
}) => {
  const asked: URL[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/weatherforecast/v2/tile/')) asked.push(new URL(request.url()));
  });
  const found = page.getByRole('region', {name: 'Slowest roads on this map'});
  await test.step('roads', async () => {
    await page.goto(`/dashboard?panel=traffic&${rushHour()}&${city(4)}`);
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

  await test.step('a base map without roads shows the cells of the forecast, and says so', async () => {
    // A panel that has no map closes it: the next one makes a new map.
    await goWithin(page, '/dashboard?panel=weather-threshold');
    await expect(page.locator('[data-map]')).toHaveCount(0);
    await page.route('**/sandbox/health', (route) =>
      route.fulfill({json: {status: 'ok'}, headers: {'access-control-allow-origin': '*'}}),
    );
    await goWithin(page, `/dashboard?panel=traffic&${city(8)}`);
    await expect(page.getByText('this base map has no roads to colour')).toBeVisible();
    await expect(found).toHaveCount(0);
  });
});
