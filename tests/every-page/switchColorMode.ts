import {expect, type Page} from '@playwright/test';
import type {ColorMode} from '../fixtures/portal';

/** Switches the colours as a reader does, and waits until each has arrived: half-way, none has its contrast. */
export async function switchColorMode(page: Page, mode: ColorMode): Promise<void> {
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({finished}) => finished),
    ),
  );
}
