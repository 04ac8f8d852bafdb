import {expect, test} from '../fixtures/test';

// What needs no browser stands in tests/components/account and tests/components/sign-in.

test('finds the account and the way out in the navbar', async ({page, portal, people}) => {
  const person = await people.member();
  // Elsewhere than in the account itself, which may still be loading when its session ends.
  await portal.enter(person, '/docs');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await expect(navbar.getByRole('link', {name: `Signed in as ${person.email}`})).toHaveAttribute(
    'href',
    '/dashboard?panel=account',
  );
  await expect(page.getByRole('button', {name: 'Admin'})).toHaveCount(0);
  await navbar.getByRole('button', {name: 'Account'}).hover();
  await expect(navbar.getByRole('list').getByText(person.email, {exact: true})).toBeVisible();
  await page.getByRole('link', {name: 'Sign Out', exact: true}).click();
  await expect(page.getByRole('heading', {name: 'You are signed out'})).toBeVisible();
});

test('finds the same on a phone', async ({page, portal, people}) => {
  await page.setViewportSize({width: 390, height: 844});
  const person = await people.member();
  // Elsewhere than in the account itself, where the menu stands open.
  await portal.enter(person, '/docs');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  // On a docs page the pages of the section come first.
  await page.getByRole('button', {name: 'Back to main menu'}).click();
  await expect(page.getByRole('link', {name: `Signed in as ${person.email}`})).toBeVisible();
  // The bar above has a menu of the same name.
  await page.getByRole('button', {name: 'Account'}).last().click();
  const email = page.getByText(person.email, {exact: true}).filter({visible: true});
  await expect(email.first()).toBeVisible();
  const signOut = page.getByRole('link', {name: 'Sign Out', exact: true});
  // Of a menu that is still opening, the test tool scrolls an item into sight. As the menu grows, the item moves away
  // from the pointer, and a slow click is lost. Nobody scrolls there by hand.
  await expect(signOut).toBeInViewport({ratio: 1});
  await signOut.click();
  await expect(page.getByRole('heading', {name: 'You are signed out'})).toBeVisible();
});

test('notices leave search and account in reach, on wide and on narrow screens', async ({
  page,
  portal,
  people,
}) => {
  const person = await people.member();
  await page.setViewportSize({width: 1440, height: 800});
  await portal.enter(person);
  const passwords = [person.password, 'Changed-one-4!', 'Changed-one-5!'];
  const notice = page.getByText('Your password has been changed.');
  for (const [index, width] of [1440, 390].entries())
    await test.step(`${width} pixels wide`, async () => {
      await page.setViewportSize({width, height: 800});
      // Who wants less motion has the same time to read it.
      if (width === 390) await page.emulateMedia({reducedMotion: 'reduce'});
      await page.getByLabel('Current password').fill(passwords[index] ?? '');
      await page.getByLabel('New password').fill(passwords[index + 1] ?? '');
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.getByRole('button', {name: 'Change password'}).dispatchEvent('click');
      await expect(notice).toBeVisible();
      const navbar = await page.getByRole('navigation', {name: 'Main'}).boundingBox();
      await expect
        .poll(async () => (await notice.boundingBox())?.y)
        .toBeGreaterThan((navbar?.y ?? 0) + (navbar?.height ?? 0));
      // At the right edge the map of a panel has its buttons.
      const box = page.getByRole('alert').filter({has: notice});
      await expect
        .poll(async () => {
          const edges = await box.boundingBox();
          return edges && edges.x >= 0 && edges.x + edges.width;
        })
        .toBeLessThan(width - 50);
      await box.getByRole('button', {name: 'close'}).click();
      await expect(notice).toHaveCount(0);
    });
});
