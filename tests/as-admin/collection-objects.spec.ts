import {axeViolations} from '../every-page/accessibility';
import {sidewaysScroll} from '../every-page/sidewaysScroll';
import {drawing} from '../fixtures/drawing';
import {expect, test} from '../fixtures/test';

test.use({...drawing, signedInAs: 'admin@example.com'});

test('tells what objects report, sorts by it with one request, and shows where they are', async ({
  page,
  portal,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/locations/v2/objects')) asked.push(new URL(request.url()).search);
  });
  await portal.preferColorMode('dark');
  await portal.open('/admin/Collections');
  const row = page.getByRole('row', {name: /Deschutes fire engines/});
  const cells = row.getByRole('cell');
  await expect(cells.nth(1)).toHaveText(/^[1-9]\d*$/);
  expect(new Set(asked).size).toBe(asked.length);
  asked.splice(0);
  await page.getByRole('button', {name: 'Silent'}).click();
  await page.getByRole('button', {name: 'Silent'}).click();
  await expect(page).toHaveURL(/sort=-silent/);
  await expect(page.getByRole('columnheader', {name: 'Silent'})).toHaveAttribute('aria-sort', 'descending');
  expect(asked.filter((search) => search !== '')).toEqual([]);

  await row.getByRole('button', {name: 'Deschutes fire engines', exact: true}).click();
  await expect(page).toHaveURL(/id=deschutes-fleet/);
  await expect(page.getByRole('heading', {name: 'Deschutes fire engines'})).toBeFocused();
  await expect(
    page.getByRole('region', {name: 'Map of the objects of Deschutes fire engines'}),
  ).toBeVisible();
  await expect(page.getByRole('table', {name: 'Objects, silent ones first'})).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({width: 390, height: 844});
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', {name: 'All collections'}).click();
  await expect(page.getByRole('region', {name: 'Collections of this account'})).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  // On a phone nothing stands over a name, its end included, and the buttons of the row are a swipe away.
  const name = row.getByRole('button', {name: 'Deschutes fire engines', exact: true});
  const {width = 0, height = 0} = (await name.boundingBox()) ?? {};
  await name.click({trial: true, position: {x: width - 2, y: height / 2}});
  for (const action of ['Change', 'Delete'])
    await row.getByRole('button', {name: action}).click({trial: true});
  expect(await axeViolations(page)).toEqual([]);
});
