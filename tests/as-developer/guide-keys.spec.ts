import {expect, test} from '../fixtures/test';

test.use({signedInAs: 'developer@example.com'});

test('samples of guides go with the key of the account, which is named and not shown, or with the sign-in itself', async ({
  page,
  portal,
}) => {
  await portal.open('/docs');
  // Until it is known who reads, samples go with the key for everybody.
  await expect(page.getByRole('link', {name: 'Signed in as developer@example.com'})).toBeVisible();
  await test.step('the key of the account', async () => {
    const sent = page.waitForRequest('**/locations/v2/collections');
    await page.getByRole('button', {name: 'Run: Create a collection'}).click();
    expect((await sent).headers()['x-api-key']).toBe('sandbox-developer-key');
    await expect(page.getByText('Credentials: Your API key 1')).toBeVisible();
    await expect(page.getByText('201 Created').first()).toBeVisible();
  });

  await test.step('a sample with a token sends the sign-in', async () => {
    await portal.follow('/docs/guides/Authentication');
    const sample = page
      .getByRole('group', {name: /^Sample: /})
      .filter({hasText: 'authorization: Bearer YOUR_TOKEN'})
      .first();
    const sent = page.waitForRequest((request) => 'authorization' in request.headers());
    await sample.getByRole('button', {name: /^Run/}).click();
    expect((await sent).headers()['authorization']).toMatch(/^Bearer ey/);
    await expect(page.getByText('Credentials: Your sign-in')).toBeVisible();
  });
});
