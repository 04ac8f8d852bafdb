import {uniqueId} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

test.use({signedInAs: 'developer@example.com'});

test('the dashboard begins with what needs attention, and leads to it', async ({page, sandbox}) => {
  const id = uniqueId('mute');
  const timestamp = new Date(Date.now() - 3 * 3_600_000).toISOString();
  await sandbox.post('/locations/v2/objects', [{objectId: id, collectionId: 'deschutes-fleet', timestamp}]);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', {name: 'Overview', level: 2})).toBeVisible();
  await expect(page.getByRole('link', {name: /^[1-9]\d* Silent objects$/})).toBeVisible();
  for (const title of [
    'Objects inside weather warnings',
    'Objects inside fires',
    'Aircraft in closed airspace',
  ])
    await expect(page.getByRole('link', {name: new RegExp(`^\\d+ ${title}$`)})).toBeVisible();
  await expect(
    page.getByRole('link', {name: /^\d+ Plans with conflicts in the coming hours$/}),
  ).toBeVisible();

  // What there is none of comes last.
  const counts = async () =>
    (await page.getByRole('heading', {level: 3}).allTextContents()).map((text) => Number.parseInt(text, 10));
  await expect.poll(async () => (await counts()).includes(NaN)).toBe(false);
  const isEmpty = (await counts()).map((count) => count === 0);
  expect(isEmpty).toEqual(isEmpty.toSorted());

  await page.getByRole('link', {name: /Silent objects$/}).click();
  await expect(page.getByRole('heading', {name: 'Locations', level: 2})).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', {name: 'Overview', level: 2})).toBeVisible();
  await sandbox.delete(`/locations/v2/objects/${id}`);
});
