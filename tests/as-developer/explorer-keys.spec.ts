import {brandServers} from '../fixtures/brand';
import {expect, test} from '../fixtures/test';

test.use({signedInAs: 'developer@example.com'});

test('the keys and the sign-in of an account are used in the explorer, for the servers that know the account alone', async ({
  page,
  portal,
  noise,
}) => {
  await portal.open('/dashboard?panel=account');
  await page.getByRole('link', {name: 'Use in the explorer'}).click();
  await test.step('a key is neither shown nor stored', async () => {
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

  await test.step('the sign-in itself is a bearer token', async () => {
    await page.getByLabel('Credentials', {exact: true}).selectOption({label: 'Your sign-in'});
    const sent = page.waitForRequest('**/locations/v2/collections');
    await page.getByRole('button', {name: 'Send'}).click();
    expect((await sent).headers()['authorization']).toMatch(/^Bearer ey/);
    await expect(page.getByText('200 OK').first()).toBeVisible();
  });
  expect(await noise.unexpected()).toEqual([]);

  await test.step('another server is offered none of them', async () => {
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
    const credentials = page.getByLabel('Credentials', {exact: true});
    await credentials.selectOption('account:key:1');

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
});
