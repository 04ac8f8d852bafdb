import {expect, type Locator, type Page} from '@playwright/test';

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
