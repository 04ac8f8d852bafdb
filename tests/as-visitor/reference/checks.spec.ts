import {sandboxUrl} from '../../fixtures/addresses';
import {expect, test} from '../../fixtures/test';
import {ExplorerReader} from './explorer';

const PATTERN = '^[A-Za-z0-9][A-Za-z0-9_-]*$';

test('a wrong id is told the rule at its field, in words and literally, before anything is sent', async ({
  page,
  noise,
}) => {
  const explorer = new ExplorerReader(page);
  await explorer.tryIt('/api/get-collections');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));

  const id = explorer.field('collectionIds, value 1');
  await id.fill('-ridge creek');
  await explorer.send.click();
  await expect(id).toHaveAttribute('aria-invalid', 'true');
  await expect(id).toHaveAccessibleDescription(
    /Starts with a letter or digit, followed by letters, digits, underscores or hyphens\./,
  );
  await expect(id).toHaveAccessibleDescription(new RegExp(PATTERN.replace(/[\^$*[\]]/g, '\\$&')));
  await expect(id).toBeFocused();
  await expect(explorer.spoken).toHaveText('Not sent. Fields to correct: 1.');
  expect(requests.filter((url) => url.startsWith(sandboxUrl))).toEqual([]);

  noise.allow(/400 \(Bad Request\)/);
  await page.getByRole('button', {name: 'Send anyway'}).click();
  await expect(page.getByRole('heading', {name: 'Response: 400 Bad Request'})).toBeVisible();
  await expect(explorer.response).toContainText('collectionIds');
  // What was sent all the same is neither unsent nor earlier.
  await expect(page.getByText(/^Not sent: /)).toHaveCount(0);
  await expect(page.getByText('The response below belongs to an earlier request.')).toHaveCount(0);
});

for (const width of [1440, 390]) {
  test(`a wrong field that gets the focus stands in sight (${width})`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    const explorer = new ExplorerReader(page);
    await explorer.tryIt('/api/create-collection');
    await explorer.send.click();
    await expect(explorer.response).toBeVisible();
    const id = explorer.field('collectionId');
    await id.fill('-wrong');
    // Where filling has scrolled up, the navbar comes back, and the bar with Send moves down with it.
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeInViewport({ratio: 1});
    // As long as a person presses: what is wrong is said as soon as the field is left, and Send must not move meanwhile.
    await explorer.send.click({delay: 150});
    await expect(id).toBeFocused();
    // The bar with Send stays at the top and covers what scrolls beneath it.
    const isInSight = () =>
      id.evaluate((field) => {
        const {left, top, width, height} = field.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === field;
      });
    await expect.poll(isInSight).toBe(true);
    await expect(page.getByText('The response below belongs to an earlier request.')).toBeVisible();
  });
}

test('a wrong key is responded with 401, and the body is shown', async ({page, noise}) => {
  noise.allow(/401 \(Unauthorized\)/);
  const explorer = new ExplorerReader(page);
  await explorer.tryIt('/api/list-collections');
  await explorer.field('Credentials').selectOption({label: 'API key…'});
  await explorer.field('API key').fill('not-a-key');
  await explorer.send.click();
  await expect(page.getByRole('heading', {name: 'Response: 401 Unauthorized'})).toBeVisible();
  await expect(explorer.response).toContainText('"status_code": 401');
  await expect(explorer.response).toContainText(
    '"message": "Unauthorized: the API key in x-api-key is unknown"',
  );
});

test('a key stays in this tab alone and out of the code until it is asked for', async ({page, context}) => {
  const explorer = new ExplorerReader(page);
  await explorer.tryIt('/api/list-collections');
  await explorer.field('Credentials').selectOption({label: 'API key…'});
  await explorer.field('API key').fill('my-secret');
  const code = page.getByRole('group', {name: 'Request in cURL'});
  await expect(code).toContainText('x-api-key: YOUR_API_KEY');
  await page.getByLabel('Show my key or token in the code').check();
  await expect(code).toContainText('x-api-key: my-secret');
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).not.toContain('my-secret');

  await page.reload();
  await expect(explorer.field('API key')).toHaveValue('my-secret');
  const other = await context.newPage();
  const elsewhere = new ExplorerReader(other);
  await elsewhere.tryIt('/api/list-collections');
  await elsewhere.field('Credentials').selectOption({label: 'API key…'});
  await expect(elsewhere.field('API key')).toHaveValue('');
});

test('form and JSON edit one body, and the editor points at what is wrong', async ({page}) => {
  const explorer = new ExplorerReader(page);
  await explorer.tryIt('/api/create-collection');
  await explorer.field('collectionName').fill('Edited in the form');
  await page.getByLabel('routes', {exact: true}).check();
  await page.getByRole('radio', {name: 'JSON'}).check({force: true});
  const editor = page.getByRole('textbox', {name: 'Request body as JSON'});
  await expect(editor).toContainText('"collectionName": "Edited in the form"');
  await expect(editor).toContainText('"routes"');

  await editor.fill('{"collectionId": "a", "updateFrequencySeconds": 0}');
  await explorer.send.click();
  const issues = page.getByRole('listitem');
  await expect(issues.filter({hasText: 'collectionName Required.'})).toBeVisible();
  await expect(issues.filter({hasText: 'updateFrequencySeconds Must be 1 or more.'})).toBeVisible();

  await editor.fill('{"collectionId": ');
  await expect(issues.filter({hasText: 'This is not valid JSON. Line 1'})).toBeVisible();
  await explorer.field('Use an example…').selectOption({label: 'A fleet of fire engines'});
  await expect(editor).toContainText('deschutes-fleet');
  await page.getByRole('radio', {name: 'Form'}).check({force: true});
  await expect(explorer.field('collectionId')).toHaveValue('deschutes-fleet');
});

test('a body can be written even when the editor will not load', async ({page, noise}) => {
  noise.allow(/ERR_FAILED/);
  const explorer = new ExplorerReader(page);
  await explorer.tryIt('/api/create-collection');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.getByRole('radio', {name: 'JSON'}).check({force: true});
  await page.getByRole('textbox', {name: 'Request body as JSON'}).fill('{"collectionId": "plain"}');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('listitem').filter({hasText: 'collectionName Required.'})).toBeVisible();
});
