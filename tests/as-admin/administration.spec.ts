import {ListUsersCommand} from '@aws-sdk/client-cognito-identity-provider';
import type {Locator} from '@playwright/test';
import {axeViolations} from '../every-page/accessibility';
import {brand} from '../fixtures/brand';
import {userPoolAs} from '../../scripts/lib/userPoolAs';
import {sandboxUrl} from '../fixtures/addresses';
import {uniqueId} from '../fixtures/sandbox';
import {expect, test} from '../fixtures/test';
import {findPerson, rowsOf, searchAddress} from './findPerson';

test.use({signedInAs: 'admin@example.com'});

test('sees people by status and group, live, and is led from every number to the people behind it', async ({
  page,
  portal,
  people,
}) => {
  const waiting = await people.member([]);
  const invited = await people.invited();
  await portal.open('/admin/AdminDashboard');
  await test.step('bars are as long as the numbers are large', async () => {
    const rows = page.getByRole('table', {name: 'By group'}).locator('tbody tr');
    await expect(rows.first()).toBeVisible();
    const drawn = await rows.evaluateAll((all) =>
      all.map((row) => ({
        count: Number(row.querySelector('td')?.textContent),
        width: row.querySelector('[style]')?.getBoundingClientRect().width ?? 0,
      })),
    );
    const [largest] = drawn;
    for (const {count, width} of drawn)
      expect(width).toBeCloseTo(((largest?.width ?? 0) * count) / (largest?.count ?? 1), 0);
  });
  await test.step('by status and group, and the newest, live', async () => {
    await expect(page.getByText(`Environment: ${brand.identity.environmentName}`)).toBeVisible();
    await expect(page.getByRole('table', {name: 'By status'})).toContainText('Confirmed');
    await expect(page.getByRole('table', {name: 'By group'})).toContainText('developer-users');
    await page.getByRole('button', {name: 'Refresh'}).click();
    await expect(page.getByRole('table', {name: 'Newest accounts'})).toContainText(/@example\.com/);
  });
  await test.step('each number leads to its people', async () => {
    const weeks = page.getByRole('table', {name: 'New accounts'});
    await expect(weeks.getByRole('row')).toHaveCount(13);
    await expect(weeks.getByRole('row').last()).toContainText(/[1-9]/);
    await page.getByText('Days', {exact: true}).click();
    await expect(weeks.getByRole('row')).toHaveCount(15);

    await page.getByText(/^Waiting for access: [1-9]/).click();
    const list = page.getByRole('region', {name: 'Waiting for access'});
    await list.evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await expect(list.getByText(waiting.email)).toBeVisible();
    await page.getByText(/^People with API keys: [1-9]/).click();
    await expect(
      page
        .getByRole('region', {name: 'People with API keys'})
        .getByRole('cell', {name: /^(never|no active key|just now|\d+ \w+ ago)$/})
        .first(),
    ).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    await list.getByRole('link', {name: waiting.name}).click();
    await expect(page).toHaveURL(/\/admin\/Users\?person=/);
    await expect(page.getByText(waiting.email).first()).toBeVisible();
    await page.goBack();
    await page.getByRole('link', {name: /have not accepted an invitation/}).click();
    await expect(page).toHaveURL('/admin/Users?by=status&text=FORCE_CHANGE_PASSWORD');
    await expect(page.getByText(invited.email)).toBeVisible();
  });
});

test('invites, gives access and takes it back, asks for another password, disables and deletes', async ({
  page,
  portal,
  people,
}) => {
  await portal.open('/admin/Users');
  await test.step('invites somebody', async () => {
    const person = people.stranger();
    await page.getByRole('button', {name: 'Invite a user'}).click();
    const dialog = page.getByRole('dialog', {name: 'Invite a user'});
    await dialog.getByLabel('Name').fill(person.name);
    await dialog.getByLabel('Email address').fill(person.email);
    await dialog.getByRole('button', {name: 'Send invitation'}).click();
    await expect(page.getByText(`An invitation is on its way to ${person.email}.`)).toBeVisible();
  });
  await test.step('keeps the pasted lines of invitations when Escape closes their dialog', async () => {
    const lines = 'email,name\nann@example.com,Ann Example';
    const dialog = page.getByRole('dialog', {name: 'Invite from CSV'});
    await page.getByRole('button', {name: 'Invite from CSV'}).click();
    await dialog.getByLabel('Or paste the lines').fill(lines);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', {name: 'Invite from CSV'}).click();
    await expect(dialog.getByLabel('Or paste the lines')).toHaveValue(lines);
    await page.keyboard.press('Escape');
  });
  await test.step('sends an invitation again to somebody who has not chosen a password', async () => {
    const person = await people.invited();
    const account = await findPerson(page, person);
    await expect(account.getByRole('button', {name: 'Require a new password'})).toHaveCount(0);
    await account.getByRole('button', {name: 'Resend invitation'}).click();
    await expect(page.getByText(`A new invitation is on its way to ${person.email}.`)).toBeVisible();
    await page.getByRole('button', {name: 'All accounts'}).click();
  });
  await test.step('asks before a password is made void', async () => {
    const person = await people.member();
    const account = await findPerson(page, person);
    await account.getByRole('button', {name: 'Require a new password'}).click();
    const dialog = page.getByRole('dialog', {name: `Require ${person.email} to set a new password?`});
    await dialog.getByRole('button', {name: 'Cancel'}).click();
    await expect(account.getByText('Confirmed')).toBeVisible();
    await account.getByRole('button', {name: 'Require a new password'}).click();
    await dialog.getByRole('button', {name: 'Require a new password'}).click();
    await expect(page.getByText(`A code for a new password is on its way to ${person.email}.`)).toBeVisible();
    await page.getByRole('button', {name: 'All accounts'}).click();
  });
  await test.step('gives access, takes it back, disables and deletes', async () => {
    const person = await people.member([]);
    const account = await findPerson(page, person);
    const box = account.getByRole('checkbox', {name: 'developer-users'});
    await box.check();
    await expect(page.getByText(`${person.email} will be in developer-users`)).toBeVisible();
    await expect(box).toBeChecked();
    await box.uncheck();
    await expect(page.getByText(`${person.email} is no longer in developer-users`)).toBeVisible();
    await expect(box).not.toBeChecked();

    await account.getByRole('button', {name: 'Disable'}).click();
    await expect(page.getByText(`${person.email} has been disabled and signed out.`)).toBeVisible();
    await expect(account.getByText('Confirmed · disabled')).toBeVisible();

    await account.getByRole('button', {name: 'Delete'}).click();
    await page.getByRole('button', {name: 'Delete permanently'}).click();
    await expect(page.getByText(`${person.email} has been deleted.`)).toBeVisible();
    await expect(account).toHaveCount(0);
    await expect(page.getByRole('heading', {name: 'All accounts'})).toBeFocused();
    await expect(rowsOf(page)).toHaveCount(0);
    await expect(page.getByText('No account matches this search.')).toBeVisible();
  });
});

test('says that the service is out of reach, and reads again when asked', async ({
  page,
  portal,
  people,
  noise,
}) => {
  noise.allow(/net::ERR_INTERNET_DISCONNECTED/);
  const person = await people.member();
  await portal.open('/admin/Users');
  await expect(rowsOf(page).first()).toBeVisible();
  await page.context().setOffline(true);
  await searchAddress(page, person.email);
  await expect(page.getByText('The identity service did not respond. Check your connection.')).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(rowsOf(page).filter({hasText: person.email})).toBeVisible();
});

test('creates, changes and deletes a collection, in dialogs with one head, and finds the Admin menu', async ({
  page,
  portal,
}) => {
  await portal.open('/admin/Collections');
  let head: Awaited<ReturnType<typeof headOf>> | undefined;
  await test.step('buttons of a bar have one height', async () => {
    const heights = new Set<number>();
    for (const name of ['Refresh', 'Import JSON', 'New collection'])
      heights.add((await boxOf(page.getByRole('button', {name, exact: true}))).height);
    expect([...heights]).toHaveLength(1);
  });

  await test.step('a collection is created, changed and deleted', async () => {
    const id = uniqueId('fleet');
    await page.getByRole('button', {name: 'New collection'}).click();
    const dialog = page.getByRole('dialog');
    head = await headOf(dialog);
    await dialog.getByLabel('Name').fill(`Fleet ${id}`);
    await dialog.getByLabel('Id', {exact: true}).fill(id);
    await dialog.getByRole('button', {name: 'Save collection'}).click();
    await expect(page.getByText(`Fleet ${id} has been saved.`)).toBeVisible();

    await page.getByRole('button', {name: `Change Fleet ${id}`}).click();
    await page.getByRole('dialog').getByLabel('Name').fill(`Other ${id}`);
    await page.getByRole('dialog').getByRole('button', {name: 'Save collection'}).click();
    await expect(page.getByRole('rowheader', {name: `Other ${id}`})).toBeVisible();

    await page.getByRole('button', {name: `Delete Other ${id}`}).click();
    await page.getByLabel(`Type ${id} to confirm`).fill(id);
    await page.getByRole('button', {name: 'Delete collection'}).click();
    await expect(page.getByRole('rowheader', {name: `Other ${id}`})).toHaveCount(0);
    await expect(page.getByRole('region', {name: 'Collections of this account'})).toBeFocused();
    // Notices would lie over the buttons of the next page for some seconds.
    const notices = page.getByRole('alert');
    await notices.evaluateAll((all) => all.forEach((each) => each.querySelector('button')?.click()));
    await expect(notices).toHaveCount(0);
  });

  await test.step('a dialog has the same head wherever it opens', async () => {
    await portal.follow('/admin/Users');
    await page.getByRole('button', {name: 'Invite a user'}).click();
    expect(await headOf(page.getByRole('dialog'))).toEqual(head);
    await page.keyboard.press('Escape');
  });

  await test.step('the Admin menu leads to users and collections', async () => {
    await portal.follow('/dashboard?panel=account');
    // The last item to arrive: a menu that is hovered before it would be moved away from under the pointer.
    const account = page.getByRole('link', {name: 'Signed in as admin@example.com'});
    await expect(account).toBeVisible();
    // It leads to one of the panels that have this path.
    await expect(account).not.toHaveAttribute('aria-current');
    await page.getByRole('button', {name: 'Admin', exact: true}).hover();
    await expect(page.getByRole('link', {name: 'User Management'})).toHaveAttribute('href', '/admin/Users');
    await expect(page.getByRole('link', {name: 'Collections Management'})).toHaveAttribute(
      'href',
      '/admin/Collections',
    );
  });
});

test("a developer's own credentials are refused by the service itself", async () => {
  const client = await userPoolAs('developer@example.com', sandboxUrl);
  await expect(client.send(new ListUsersCommand({UserPoolId: 'us-west-2_Sandbox01'}))).rejects.toMatchObject({
    name: 'AccessDeniedException',
  });
});

/** The height of a dialog's × and how far it begins below the title, in pixels. */
async function headOf(dialog: Locator) {
  const [title, close] = [
    await boxOf(dialog.getByRole('heading')),
    await boxOf(dialog.getByRole('button', {name: 'Close'})),
  ];
  return {height: close.height, below: Math.round(close.top - title.top)};
}

async function boxOf(element: Locator): Promise<{height: number; top: number}> {
  await expect(element).toBeVisible();
  return element.evaluate((each) => {
    const {height, top} = each.getBoundingClientRect();
    return {height, top};
  });
}
