import {expect, test} from '../fixtures/test';

test('leads a deep link through the form to the page itself', async ({page, portal}) => {
  await portal.open('/admin/AdminDashboard');
  await page.getByRole('button', {name: 'Sign in as admin@example.com'}).click();
  await expect(page.getByRole('heading', {name: 'Administration', level: 1})).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/AdminDashboard$/);
});

// What the forms say to whom stands in `tests/components/sign-in`.
test('is told to sign in by the navbar, does so by keyboard alone, and is where the link led', async ({
  page,
  portal,
  people,
}) => {
  await test.step('the navbar, without a flash of anything else', async () => {
    await portal.open('/docs');
    await expect(page.getByRole('link', {name: 'Sign In'})).toHaveAttribute('href', '/dashboard');
    await expect(page.getByRole('button', {name: 'Admin'})).toHaveCount(0);
    await expect(page.getByText(/Signed in as/)).toHaveCount(0);
  });

  const person = await people.member();
  await portal.follow('/dashboard?panel=account');
  await page.getByLabel('Email address').focus();
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {name: 'Dashboard', level: 1})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Account', exact: true, level: 2})).toBeVisible();
});
