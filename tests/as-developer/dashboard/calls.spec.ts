import {drawing} from '../../fixtures/drawing';
import {expect, test} from '../../fixtures/test';

test.use({...drawing, signedInAs: 'developer@example.com'});

test('shows the calls behind a panel, their code, and opens one in the explorer', async ({page, portal}) => {
  await portal.open('/dashboard?panel=locations');
  await expect(page.getByRole('button', {name: /^Heron 7/})).toBeVisible();
  await page.getByRole('button', {name: 'Show the calls'}).click();
  const drawer = page.getByRole('complementary', {name: 'Calls behind this view'});
  const ferries = drawer.getByRole('listitem').filter({hasText: 'collectionId=puget-ferries'});
  await expect(ferries.getByText('200 OK', {exact: true})).toBeVisible();
  await expect(drawer.getByText('/locations/v2/collections')).toBeVisible();

  await ferries.getByText('/locations/v2/objects').click();
  await expect(ferries.getByText('YOUR_API_KEY').first()).toBeVisible();
  await expect(page.getByText('sandbox-developer-key')).toHaveCount(0);
  const again = page.waitForRequest(/collectionId=puget-ferries/);
  await ferries.getByRole('button', {name: 'Send again'}).click();
  await again;

  await ferries.getByRole('link', {name: 'Open in the explorer'}).click();
  await expect(page).toHaveURL(/\/api\/list-objects$/);
  await expect(page.getByRole('heading', {name: 'Try it'})).toBeVisible();
  await expect(page.getByLabel('collectionId')).toHaveValue('puget-ferries');
});

test('Escape closes the calls and gives the focus back', async ({page, portal}) => {
  await portal.open('/dashboard?panel=locations');
  const button = page.getByRole('button', {name: 'Show the calls'});
  await button.click();
  const drawer = page.getByRole('complementary', {name: 'Calls behind this view'});
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(button).toBeFocused();
});
