import {brand, brandVersion} from '../../fixtures/brand';
import {expect, test} from '../../fixtures/test';

const narrow = {width: 390, height: 844};

test(
  'footer and navbar lead to provider, guides and reference, and name version and language',
  {tag: '@brand'},
  async ({page, portal}) => {
    await portal.open('/');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await test.step('the footer leads to the provider, the guides, the reference and the legal pages', async () => {
      const footer = page.getByRole('contentinfo');
      for (const name of [
        'Guides',
        'API Reference',
        'Privacy Policy',
        'Terms of Service',
        'Third-party licences',
      ])
        await expect(footer.getByRole('link', {name})).toBeVisible();
      await expect(footer.getByRole('link', {name: brand.footer.label})).toHaveAttribute(
        'href',
        brand.footer.link,
      );
      await expect(footer.getByText(brand.copyright)).toBeVisible();
      await expect(footer.locator('.footer__logo')).toBeVisible();
    });
    await test.step('the navbar leads to guides and reference, and names version and language', async () => {
      await expect(navbar.getByRole('link', {name: 'Blog'})).toHaveCount(brand.navigation.blog ? 1 : 0);
      await navbar.getByRole('link', {name: 'Guides'}).click();
      await expect(page.getByRole('heading', {level: 1, name: 'Guides'})).toBeVisible();
      await navbar.getByRole('link', {name: 'API Reference'}).click();
      await expect(page).toHaveURL('/api/');
      await navbar.getByRole('button', {name: brandVersion}).hover();
      await expect(navbar.getByRole('link', {name: 'OpenAPI description (YAML)'})).toBeVisible();
      await navbar.getByRole('button', {name: 'English'}).hover();
      await expect(navbar.getByRole('link', {name: 'English'})).toBeVisible();
    });
    await test.step('its menus open by keyboard', async () => {
      const menu = navbar.getByRole('button', {name: brandVersion});
      await menu.focus();
      await page.keyboard.press('Enter');
      await expect(menu).toHaveAttribute('aria-expanded', 'true');
      await expect(page.getByRole('link', {name: 'OpenAPI description (JSON)'})).toBeVisible();
    });
  },
);

test('the start page of the guides by keyboard, and on a narrow screen', async ({page, portal}) => {
  await portal.open('/docs');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await test.step('the first Tab offers to skip to the content', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const inNavbar = await page.evaluate(() => document.activeElement?.closest('.navbar') !== null);
    expect(inNavbar, 'focus went past the navbar').toBe(false);
  });
  await test.step('the table of contents goes down to the third level and no further', async () => {
    await expect(
      page.locator('.table-of-contents').getByRole('link', {name: 'Make the first call'}),
    ).toBeVisible();
    expect(await page.locator('.table-of-contents ul ul ul').count()).toBe(0);
  });
  await test.step('Escape closes a menu of the navbar, however it was opened', async () => {
    const opener = navbar.getByRole('button', {name: 'English'});
    const item = navbar.getByRole('link', {name: 'English'});
    await opener.hover();
    await expect(item).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(item).toBeHidden();
    await page.mouse.move(0, 500);

    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(item).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(item).toBeHidden();
    await expect(opener).toBeFocused();
  });
  await test.step('the navbar hides on the way down and comes back on the way up', async () => {
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 600);
    await page.mouse.wheel(0, 600);
    await expect(navbar).not.toBeInViewport();
    await page.mouse.wheel(0, -200);
    await expect(navbar).toBeInViewport();
  });
  await test.step('on a narrow screen the menu slides in, holds the page still and goes back', async () => {
    await page.setViewportSize(narrow);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const back = page.getByRole('button', {name: 'Back to main menu'});
    await expect(back).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await back.click();
    await expect(
      page.locator('.navbar-sidebar').getByRole('link', {name: 'API Reference'}).first(),
    ).toBeVisible();
    await page.setViewportSize({width: 1100, height: 800});
    await expect(page.locator('.navbar-sidebar')).toHaveCount(0);
  });
  await test.step('Escape closes the sidebar of a phone, and the focus goes back to what opened it', async () => {
    await page.setViewportSize(narrow);
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    const sidebar = page.locator('.navbar-sidebar');
    await toggle.click();
    await expect(sidebar).toBeVisible();
    await sidebar.getByRole('button').first().focus();
    await page.keyboard.press('Escape');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    // Another press opens nothing.
    await page.keyboard.press('Escape');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
});

test('on the way back by keyboard nothing that has the focus hides behind the navbar', async ({
  page,
  portal,
}) => {
  await portal.open('/docs/guides/flights/post');
  await page
    .getByRole('button', {name: /^Run: /})
    .nth(4)
    .focus();
  const hidden = () =>
    page.evaluate(() => {
      const focus = document.activeElement?.getBoundingClientRect();
      const navbar = document.querySelector('nav.navbar')?.getBoundingClientRect();
      if (!focus || !navbar) throw new Error('Nothing has the focus, or there is no navbar.');
      return Math.max(0, navbar.bottom - focus.top);
    });
  for (let step = 0; step < 20; step++) {
    await page.keyboard.press('Shift+Tab');
    // The navbar slides in on the way up.
    await expect.poll(hidden).toBe(0);
  }
});
