import {sandboxUrl} from '../fixtures/addresses';
import {uniqueId} from '../fixtures/sandbox';
import {expect, test} from '../fixtures/test';

test.use({signedInAs: 'admin@example.com'});

test('lists what readers said, newest first, counts it by page, and deletes it', async ({
  page,
  portal,
  request,
}) => {
  const path = `/docs/${uniqueId('page')}`;
  const word = uniqueId('word');
  const send = (data: object) => request.post(`${sandboxUrl}/sandbox/feedback`, {data});
  await send({page: path, isHelpful: true, reasons: ['found']});
  expect((await send({page: path, isHelpful: false, comment: word})).status()).toBe(201);

  await portal.open('/admin/AdminDashboard');
  const counts = page.getByRole('table', {name: 'Feedback by page'}).getByRole('row').filter({hasText: path});
  await expect(counts.getByRole('cell')).toHaveText(['1', '1']);
  const newest = page.getByRole('table', {name: 'Newest feedback'}).getByRole('row').filter({hasText: path});
  await expect(newest).toHaveCount(2);
  await expect(newest.first()).toContainText(word);
  await expect(newest.last()).toContainText('Helpful · I found what I needed');

  await newest
    .first()
    .getByRole('button', {name: `Delete: feedback on ${path}`})
    .click();
  const question = page.getByRole('dialog', {name: 'Delete this feedback?'});
  await question.getByRole('button', {name: 'Delete', exact: true}).click();
  await expect(question).toHaveCount(0);
  await expect(newest).toHaveCount(1);
  await expect(counts.getByRole('cell')).toHaveText(['1', '0']);
});

test('says that nobody has said anything, and why nothing can be loaded', async ({page, portal, noise}) => {
  const path = `${sandboxUrl}/sandbox/feedback`;
  await page.route(path, (route) => route.fulfill({status: 503, json: {message: 'Too busy.'}}));
  noise.allow(/503/);
  await portal.open('/admin/AdminDashboard');
  const section = page.getByRole('region', {name: 'Feedback on pages'});
  await expect(section.getByRole('alert')).toContainText('Too busy.');
  await page.unroute(path);
  await page.route(path, (route) => route.fulfill({json: []}));
  await section.getByRole('button', {name: 'Try again'}).click();
  await expect(section.getByText(/^Nobody has said yet/)).toBeVisible();
});
