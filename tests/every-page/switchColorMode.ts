import {expect, type Page} from '@playwright/test';
import type {ColorMode} from '../fixtures/portal';

/**
 * Switches the colours as a reader does, and takes each to where it goes: half-way, none has its contrast. Nothing is
 * waited for, since a page that draws a map by software may come to no further frame for minutes.
 */
export async function switchColorMode(page: Page, mode: ColorMode): Promise<void> {
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await finishTransitions(page);
}

/** The same where something covers the button. */
export async function showColorMode(page: Page, mode: ColorMode): Promise<void> {
  await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
  await finishTransitions(page);
}

function finishTransitions(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });
}
