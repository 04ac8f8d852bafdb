import {uniqueId} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';
import {ExplorerReader} from './explorer';

test('a collection is created, listed and deleted from the reference', async ({page, sandbox}) => {
  const id = uniqueId('ridge-creek-crew');
  const explorer = new ExplorerReader(page);

  await explorer.tryIt('/api/create-collection');
  await explorer.field('collectionId').fill(id);
  await explorer.field('collectionName').fill('Ridge Creek crew');
  await explorer.send.click();
  await expect(page.getByRole('heading', {name: 'Response: 201 Created'})).toBeVisible();
  await expect(explorer.spoken).toHaveText(/^Response: 201 Created, \d+ B in \d+ ms\.$/);
  await expect(explorer.response).toContainText(id);
  await page.getByText(/^Headers \(\d+\)$/).click();
  await expect(
    page.getByRole('definition').filter({hasText: `/locations/v2/collections/${id}`}),
  ).toBeVisible();

  await explorer.goTo('List collections');
  await explorer.send.click();
  await expect(page.getByRole('heading', {name: 'Response: 200 OK'})).toBeVisible();
  await expect(page.getByText('The body matches the contract.')).toBeVisible();
  await explorer.response.focus();
  await page.keyboard.press('ControlOrMeta+f');
  await page.keyboard.type(id);
  await page.keyboard.press('Enter');
  await expect(explorer.response).toContainText(id);

  await explorer.goTo('Delete collections');
  // What this session has created, and not the example that the guides work with.
  await expect(explorer.field('collectionIds, value 1')).toHaveValue(id);
  await explorer.send.click();
  const question = page.getByRole('dialog', {name: 'Send this deletion?'});
  await question.getByRole('button', {name: 'Cancel'}).click();
  expect((await sandbox.get(`/locations/v2/collections/${id}`)).status()).toBe(200);
  await explorer.send.click();
  await question.getByRole('button', {name: 'Delete', exact: true}).click();
  await expect(page.getByRole('heading', {name: 'Response: 204 No Content'})).toBeVisible();
  await expect(page.getByText('Deleted. Status 204 means success')).toBeVisible();
  expect((await sandbox.get(`/locations/v2/collections/${id}`)).status()).toBe(404);
});
