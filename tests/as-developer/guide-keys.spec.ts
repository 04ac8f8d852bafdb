import {expect, test} from '../fixtures/test';

test.use({signedInAs: 'developer@example.com'});

test('a sample of a guide goes with the key of the account, which is named and not shown', async ({
  page,
  portal,
}) => {
  await portal.open('/dashboard?panel=account');
  await expect(page.getByRole('heading', {name: 'Sign in', exact: true})).toBeHidden();
  await portal.open('/docs');
  const sent = page.waitForRequest('**/locations/v2/collections');
  await page.getByRole('button', {name: 'Run: Create a collection'}).click();
  expect((await sent).headers()['x-api-key']).toBe('sandbox-developer-key');
  await expect(page.getByText('Credentials: Your API key 1')).toBeVisible();
  await expect(page.getByText('201 Created').first()).toBeVisible();
});

test('a sample with a token sends the sign-in itself', async ({page, portal}) => {
  await portal.open('/dashboard?panel=account');
  await expect(page.getByRole('heading', {name: 'Sign in', exact: true})).toBeHidden();
  await portal.open('/docs/guides/Authentication');
  const sample = page
    .getByRole('group', {name: /^Sample: /})
    .filter({hasText: 'authorization: Bearer YOUR_TOKEN'})
    .first();
  const sent = page.waitForRequest((request) => 'authorization' in request.headers());
  await sample.getByRole('button', {name: /^Run/}).click();
  expect((await sent).headers()['authorization']).toMatch(/^Bearer ey/);
  await expect(page.getByText('Credentials: Your sign-in')).toBeVisible();
});
