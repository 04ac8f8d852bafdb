import {axeViolations} from '../../every-page/accessibility';
import {expect, test} from '../../fixtures/test';

test.use({signedInAs: 'developer@example.com'});

const BEND_TO_SISTERS = '-121.3153,44.0582;-121.5492,44.291';

test('tells what is not met from what could not be asked', async ({page, portal, noise}) => {
  noise.allow(/503/);
  let isBusy = true;
  const respond = (url: RegExp, json: object, isOk = () => true) =>
    page.route(url, async (route) => {
      if (route.request().method() === 'OPTIONS') return route.fallback();
      const response = await route.fetch();
      return route.fulfill(
        isOk() ? {response, status: 200, json} : {response, status: 503, json: {message: 'Busy'}},
      );
    });
  const none = {type: 'FeatureCollection', features: []};
  await respond(/\/weatheralerts\/v2\/routes/, {routes: []});
  await respond(/\/firezones\/v2\/geography\//, none);
  await respond(/\/locations\/v2\/areas\?/, {areas: []});
  await respond(/\/flights\/v2\/restrictions\?/, none, () => !isBusy);
  await portal.preferColorMode('light');
  await page.goto(`/dashboard?panel=route-intersect&route-intersect-way=${BEND_TO_SISTERS}`);
  await expect(page.getByRole('heading', {name: 'Hazards on routes', level: 2})).toBeVisible();
  const route = page.getByRole('region', {name: 'Route through your waypoints'});
  await expect(
    route.getByText('Could not be checked: Restricted airspace. The route may meet more than is listed.'),
  ).toBeVisible();
  await expect(route.getByText('Restricted airspace could not be checked', {exact: true})).toBeVisible();
  await expect(page.getByText('The route meets none of these.')).toBeHidden();
  expect(await axeViolations(page)).toEqual([]);

  isBusy = false;
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByText('The route meets none of these.')).toBeVisible();
});
