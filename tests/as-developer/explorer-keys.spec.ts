import {expect, test} from '../fixtures/test';

test('uses a key of the account in the explorer without showing or storing it', async ({page, portal}) => {
  await portal.open('/dashboard');
  await page.getByRole('button', {name: 'Sign in as developer@example.com'}).click();
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
  await portal.open('/dashboard');
  await page.getByRole('button', {name: 'Sign in as developer@example.com'}).click();
  await page.getByRole('link', {name: 'Use in the explorer'}).click();
  await page.getByLabel('Credentials', {exact: true}).selectOption({label: 'Your sign-in'});
  const sent = page.waitForRequest('**/locations/v2/collections');
  await page.getByRole('button', {name: 'Send'}).click();
  expect((await sent).headers()['authorization']).toMatch(/^Bearer ey/);
  await expect(page.getByText('200 OK').first()).toBeVisible();
});
