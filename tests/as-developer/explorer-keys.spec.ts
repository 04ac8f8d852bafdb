import {brandServers} from '../fixtures/brand';
import {expect, test} from '../fixtures/test';

test.use({signedInAs: 'developer@example.com'});

test('uses a key of the account in the explorer without showing or storing it', async ({page, portal}) => {
  await portal.open('/dashboard?panel=account');
  await page.getByRole('link', {name: 'Use in the explorer'}).click();
  await expect(page.getByRole('heading', {name: 'Try it'})).toBeVisible();
  await expect(page.getByLabel('Credentials', {exact: true})).toHaveValue('account:key:1');
  await expect(page.getByText('sandbox-developer-key')).toHaveCount(0);

  const sent = page.waitForRequest('**/locations/v2/collections');
  await page.getByRole('button', {name: 'Send'}).click();
  expect((await sent).headers()['x-api-key']).toBe('sandbox-developer-key');
  await expect(page.getByText('200 OK').first()).toBeVisible();

  const stored = await page.evaluate(() =>
    JSON.stringify({...sessionStorage}).concat(
      JSON.stringify(Object.entries(localStorage).filter(([key]) => !key.startsWith('CognitoIdentity'))),
    ),
  );
  expect(stored).not.toContain('sandbox-developer-key');
});

test('sends the sign-in itself as bearer token', async ({page, portal}) => {
  await portal.open('/dashboard?panel=account');
  await page.getByRole('link', {name: 'Use in the explorer'}).click();
  await page.getByLabel('Credentials', {exact: true}).selectOption({label: 'Your sign-in'});
  const sent = page.waitForRequest('**/locations/v2/collections');
  await page.getByRole('button', {name: 'Send'}).click();
  expect((await sent).headers()['authorization']).toMatch(/^Bearer ey/);
  await expect(page.getByText('200 OK').first()).toBeVisible();
});

test("offers the account's keys to the servers that know the account, and to no other", async ({
  page,
  portal,
  noise,
}) => {
  noise.allow(/401 \(Unauthorized\)/);
  const {name, url: production} = brandServers.production;
  noise.own.push(production);
  const keys: (string | undefined)[] = [];
  await page.route(`${production}/**`, (route) => {
    const request = route.request();
    if (request.method() !== 'OPTIONS') keys.push(request.headers()['x-api-key']);
    return route.fulfill({
      status: request.method() === 'OPTIONS' ? 204 : 401,
      headers: {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'},
    });
  });
  await portal.open('/dashboard?panel=account');
  await page.getByRole('link', {name: 'Use in the explorer'}).click();
  const credentials = page.getByLabel('Credentials', {exact: true});
  await expect(credentials).toHaveValue('account:key:1');

  await page.getByLabel('Server', {exact: true}).selectOption({label: `${name}: ${production}`});
  await expect(credentials).toHaveValue('apiKey');
  await expect(credentials.locator('option')).toHaveText(['API key…', 'Bearer token…', 'None']);
  await expect(
    page.getByText(
      `Your account’s keys and sign-in are for ${brandServers.demonstration.name} only. Enter a key for this server.`,
    ),
  ).toBeVisible();
  await page.getByLabel('API key', {exact: true}).fill('production-key');
  await page.getByRole('button', {name: 'Send', exact: true}).click();
  await expect.poll(() => keys).toEqual(['production-key']);

  await page.getByLabel('Server', {exact: true}).selectOption({index: 0});
  await expect(credentials).toHaveValue('account:key:1');
  await credentials.selectOption('apiKey');
  await expect(page.getByLabel('API key', {exact: true})).toHaveValue('');
});
