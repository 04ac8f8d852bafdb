import {expect, type Locator, type Page} from '@playwright/test';

/** Searches for an account by its address, and opens it. */
export async function findPerson(page: Page, {email, name}: {email: string; name: string}): Promise<Locator> {
  await searchAddress(page, email);
  await expect(rowsOf(page)).toHaveCount(1);
  await page.getByRole('link', {name, exact: true}).click();
  return page.getByRole('region', {name, exact: true});
}

/** Searches for accounts whose address begins so. */
export async function searchAddress(page: Page, text: string): Promise<void> {
  const field = page.getByLabel('Email address begins with');
  await field.fill(text);
  await field.press('Enter');
  await expect(page).toHaveURL(/[?&]text=/);
  await expect(field).toBeFocused();
}

/** The rows of the list of accounts. */
export function rowsOf(page: Page): Locator {
  return page
    .getByRole('region', {name: 'Accounts', exact: true})
    .getByRole('row')
    .filter({has: page.getByRole('rowheader')});
}
