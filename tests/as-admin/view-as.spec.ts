import type {Page} from '@playwright/test';
import {sandboxUrl} from '../fixtures/addresses';
import {expect, test} from '../fixtures/test';

test.use({signedInAs: 'admin@example.com'});

const bar = (page: Page) => page.getByRole('region', {name: 'View as somebody else'});
const rail = (page: Page) => page.getByRole('navigation', {name: 'Panels'}).getByRole('link');

/** Requests that would change something at the services. */
function watchChanges(page: Page): string[] {
  const changes: string[] = [];
  page.on('request', (request) => {
    const isIdentity = request.url().includes('/identity/');
    const action = request.headers()['x-amz-target']?.split('.')[1] ?? '';
    const isChange = isIdentity
      ? /^(Admin(?!Get|List)|Update|Change|Set)/.test(action)
      : request.url().startsWith(sandboxUrl) && !['GET', 'OPTIONS'].includes(request.method());
    if (isChange) changes.push(`${request.method()} ${request.url()} ${action}`);
  });
  return changes;
}

/** Begins on the page of the administration. */
async function viewAsGroups(page: Page, groups: readonly string[]): Promise<void> {
  for (const group of groups) await page.getByRole('checkbox', {name: group, exact: true}).check();
  await page.getByRole('button', {name: 'View the portal', exact: true}).click();
  await expect(bar(page)).toBeVisible();
}

test('the portal as others see it: nothing can be changed, and the way back leads to where the view began', async ({
  page,
  portal,
  people,
  context,
}) => {
  const changes = watchChanges(page);
  await test.step('as a member of two groups: their panels and pages', async () => {
    await page.goto('/admin/AdminDashboard');
    await viewAsGroups(page, ['developer-users', 'dashboard-locations']);
    await expect(bar(page)).toContainText('developer-users, dashboard-locations');
    await expect(rail(page)).toHaveText(['Locations', 'Account']);
    await expect(page.getByRole('link', {name: 'Admin', exact: true})).toHaveCount(0);

    await page.goto('/dashboard?panel=locations&locations-list=collections');
    await page.getByRole('button', {name: 'New collection'}).click();
    const dialog = page.getByRole('dialog', {name: 'New collection'});
    await dialog.getByLabel('Name', {exact: true}).fill('Viewed');
    await dialog.getByLabel('Id', {exact: true}).fill('viewed');
    await dialog.getByRole('button', {name: 'Save collection'}).click();
    await expect(dialog).toContainText('Nothing can be changed while you view the portal');
    expect(changes).toEqual([]);

    const other = await context.newPage();
    await other.goto('/admin/Users');
    await expect(other.getByRole('heading', {name: 'User Management'})).toBeVisible();
    await expect(bar(other)).toHaveCount(0);

    await page.goto('/admin/Users');
    await expect(page.getByRole('heading', {name: 'This page is for administrators'})).toBeVisible();
    await bar(page).getByRole('button', {name: 'Leave the view'}).click();
    await expect(page).toHaveURL(/\/admin\/AdminDashboard$/);
    await expect(page.getByRole('heading', {name: 'Administration', level: 1})).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
  });

  await test.step('as an account in no group: no access yet, and the explorer has no account', async () => {
    await viewAsGroups(page, []);
    await expect(page.getByRole('heading', {name: 'Your account has no access yet'})).toBeVisible();
    await page.reload();
    await expect(bar(page)).toContainText('a member of no group');
    await page.goto('/api/delete-collections');
    await expect(bar(page)).toBeVisible();
    await page.getByRole('button', {name: 'Try it'}).click();
    await expect(page.getByRole('button', {name: 'Send', exact: true})).toBeVisible();
    await expect(page.getByRole('option', {name: /Your API key|Your sign-in/})).toHaveCount(0);
    await page.getByRole('textbox', {name: /^collectionIds/}).fill('nobody-has-this');
    await page.getByRole('button', {name: 'Send', exact: true}).click();
    await page.getByRole('button', {name: 'Delete', exact: true}).click();
    await expect(page.getByRole('heading', {name: 'This request was not sent.'})).toBeVisible();
    await bar(page).getByRole('button', {name: 'Leave the view'}).click();
    await expect(page.getByRole('heading', {name: 'Administration', level: 1})).toBeVisible();
  });

  await test.step('as a person: their name and groups, and back to them afterwards', async () => {
    const person = await people.member(['developer-users', 'dashboard-traffic']);
    await portal.follow(`/admin/Users?text=${encodeURIComponent(person.email)}`);
    await page.getByRole('link', {name: person.name}).click();
    await page.getByRole('button', {name: 'View the portal as this person'}).click();
    await expect(bar(page)).toContainText(`${person.name} (${person.email})`);
    await expect(rail(page)).toHaveText(['Traffic', 'Account']);
    // Somebody without a key begins where keys are made; whose they are, nobody else creates.
    await expect(page.getByRole('heading', {name: 'Profile'})).toBeVisible();
    await expect(page.getByText(person.email, {exact: true}).first()).toBeVisible();
    await expect(page.getByRole('heading', {name: 'API keys'})).toHaveCount(0);
    await bar(page).getByRole('button', {name: 'Leave the view'}).click();
    await expect(page.getByRole('heading', {name: person.name, level: 2})).toBeVisible();
  });

  await test.step('an administrator viewed as one sees the pages, and changes nobody', async () => {
    await portal.follow('/admin/AdminDashboard');
    const person = await people.member();
    await viewAsGroups(page, ['developer-admins']);
    await portal.follow(`/admin/Users?text=${encodeURIComponent(person.email)}`);
    await page.getByRole('link', {name: person.name}).click();
    await page.getByRole('button', {name: 'Disable', exact: true}).click();
    await expect(page.getByText('Nothing can be changed while you view the portal')).toBeVisible();
    expect(changes).toEqual([]);
  });
});
