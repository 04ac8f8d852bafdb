import {expect, type Locator, type Page} from '@playwright/test';

/** Searches for an account and opens its row. */
export async function findRow(page: Page, email: string): Promise<Locator> {
  await page.getByRole('searchbox').fill(email);
  await page.getByRole('search').getByRole('button', {name: 'Search'}).click();
  await expect(page.getByRole('listitem').filter({hasText: '@example.com'})).toHaveCount(1);
  const row = page.getByRole('listitem').filter({hasText: email});
  await row.getByText(email).click();
  return row;
}
