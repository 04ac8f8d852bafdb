import {expect, type Page} from '@playwright/test';
import type {ColorMode} from '../fixtures/portal';

declare global {
  interface Window {
    /** Keeps colours from fading while a test switches them. */
    unfading?: CSSStyleSheet;
  }
}

/**
 * Switches the colours as a reader does, but at once: half-way, none has its contrast. Where a panel has a thousand rows,
 * each frame of a fade would cost more than the analysis that follows.
 */
export async function switchColorMode(page: Page, mode: ColorMode): Promise<void> {
  await withoutFading(page, async () => {
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  });
}

/** The same where something covers the button. */
export function showColorMode(page: Page, mode: ColorMode): Promise<void> {
  return withoutFading(page, () =>
    page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode),
  );
}

async function withoutFading(page: Page, change: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    window.unfading = new CSSStyleSheet();
    window.unfading.replaceSync('*, ::before, ::after {transition: none !important}');
    document.adoptedStyleSheets.push(window.unfading);
  });
  await change();
  await page.evaluate(() => {
    // Each element takes its new colour before fading is possible again.
    document.documentElement.getAnimations({subtree: true});
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== window.unfading);
  });
}
