import type {Page} from '@playwright/test';
import {TOTP} from 'otpauth';
import {expect, test} from '../fixtures/test';

test('shows profile, groups in words, and keys by their label and last four characters', async ({
  page,
  portal,
}) => {
  await portal.open('/dashboard?panel=account');
  await page.getByRole('button', {name: 'Sign in as developer@example.com'}).click();
  await expect(page.getByText('Mara Lindqvist')).toBeVisible();
  await expect(page.getByTitle('dashboard-weatherthreshold')).toHaveText('Weather thresholds');
  await expect(page.getByRole('listitem').filter({hasText: 'Sandbox key'})).toContainText('…-key');
  await expect(page.getByText('sandbox-developer-key')).toHaveCount(0);
});

test('changes the password, and signs in with the new one', async ({page, portal, people}) => {
  const person = await people.member();
  await portal.enter(person);
  await page.getByLabel('Current password').fill(person.password);
  await page.getByLabel('New password').fill('Changed-one-4!');
  await page.getByRole('button', {name: 'Change password'}).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await expect(page.getByLabel('Current password')).toHaveValue('');

  await portal.signOut();
  await portal.signIn({...person, password: 'Changed-one-4!'});
  await expect(page.getByRole('heading', {name: 'Dashboard', level: 1})).toBeVisible();
});

test('says at the field that the current password is wrong', async ({page, portal, people, noise}) => {
  noise.allow(/400 \(Bad Request\)/);
  await portal.enter(await people.member());
  await page.getByLabel('Current password').fill('Not-the-one-5!');
  await page.getByLabel('New password').fill('Changed-one-4!');
  await page.getByRole('button', {name: 'Change password'}).click();
  await expect(page.getByText('The current password is wrong.')).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveValue('Changed-one-4!');
});

test('adds an authenticator app, is asked for its code, and removes it', async ({
  page,
  portal,
  people,
  noise,
}) => {
  noise.allow(/400 \(Bad Request\)|Signing in failed: \w+Exception/);
  const person = await people.member();
  await portal.enter(person);
  const area = page.getByRole('group', {name: 'Authenticator app'});
  await page.getByRole('button', {name: 'Add an authenticator app'}).click();
  await expect(page.getByRole('img', {name: 'QR code for your authenticator app'})).toBeVisible();
  // Each step replaces the button that led to it.
  await expect(area).toBeFocused();
  await page.getByRole('button', {name: 'Leave it as it is'}).click();
  await expect(area).toBeFocused();
  await page.getByRole('button', {name: 'Add an authenticator app'}).click();
  await page.getByText('I cannot scan it').click();
  const secret = (await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]+$/).innerText()).replaceAll(' ', '');
  const app = new TOTP({secret});
  await page.getByLabel('Enter the code that the app shows now').fill(app.generate());
  await page.getByRole('button', {name: 'Confirm'}).click();
  await expect(page.getByText('The second step has been switched on.')).toBeVisible();
  await expect(area).toBeFocused();

  await portal.signOut();
  await portal.open('/dashboard');
  await portal.fillSignIn(person);
  await expect(page.getByRole('heading', {name: 'Second step'})).toBeVisible();
  const code = page.getByLabel('Code from your authenticator app');
  await code.fill(app.generate() === '000000' ? '111111' : '000000');
  await page.getByRole('button', {name: 'Sign in', exact: true}).click();
  await expect(page.getByText('Enter the one that your authenticator app shows now.')).toBeVisible();
  // The app's next code: the one that set it up may be refused as used.
  await code.fill(app.generate({timestamp: Date.now() + 30_000}));
  await page.getByRole('button', {name: 'Sign in', exact: true}).click();
  await expect(page.getByRole('heading', {name: 'Dashboard', level: 1})).toBeVisible();

  await page.getByRole('button', {name: 'Switch off'}).click();
  await expect(page.getByText('anyone who learns your password can sign in to your account')).toBeVisible();
  const password = page.getByLabel('Your password');
  await password.fill('Not-the-one-5!');
  await page.getByRole('button', {name: 'Switch off the second step'}).click();
  await expect(page.getByText('The current password is wrong.')).toBeVisible();
  await password.fill(person.password);
  const before = await storedTokens(page);
  const targets: string[] = [];
  page.on('request', (request) => targets.push(request.headers()['x-amz-target'] ?? ''));
  await page.getByRole('button', {name: 'Switch off the second step'}).click();
  await expect(page.getByText('The second step has been switched off.')).toBeVisible();
  // A pool that keeps a password history would refuse a change of the password to itself.
  expect(targets.filter((target) => target.endsWith('ChangePassword'))).toEqual([]);
  expect(await storedTokens(page)).toEqual(before);
});

/** What the session is kept by. */
function storedTokens(page: Page): Promise<[string, string][]> {
  return page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('CognitoIdentityServiceProvider'))
      .sort(),
  );
}

test('is not let into the administration, neither by the page nor by the service', async ({page, portal}) => {
  await portal.open('/admin/AdminDashboard');
  await page.getByRole('button', {name: 'Sign in as developer@example.com'}).click();
  await expect(page.getByRole('heading', {name: 'This page is for administrators'})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Sign in', exact: true})).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Admin'})).toHaveCount(0);
});

test('finds the account and the way out in the navbar', async ({page, portal, people}) => {
  const person = await people.member();
  // Elsewhere than in the account itself, which may still be loading when its session ends.
  await portal.enter(person, '/docs');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await expect(navbar.getByRole('link', {name: `Signed in as ${person.email}`})).toHaveAttribute(
    'href',
    '/dashboard?panel=account',
  );
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

for (const width of [1440, 390]) {
  test(`notices leave search and account in reach, ${width} pixels wide`, async ({page, portal, people}) => {
    await page.setViewportSize({width, height: 800});
    const person = await people.member();
    await portal.enter(person);
    await page.getByLabel('Current password').fill(person.password);
    await page.getByLabel('New password').fill('Changed-one-4!');
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('button', {name: 'Change password'}).dispatchEvent('click');
    const notice = page.getByText('Your password has been changed.');
    await expect(notice).toBeVisible();
    const navbar = await page.getByRole('navigation', {name: 'Main'}).boundingBox();
    await expect
      .poll(async () => (await notice.boundingBox())?.y)
      .toBeGreaterThan((navbar?.y ?? 0) + (navbar?.height ?? 0));
    // At the right edge the map of a panel has its buttons.
    await expect
      .poll(async () => {
        const box = await page.getByRole('alert').filter({has: notice}).boundingBox();
        return box && box.x >= 0 && box.x + box.width;
      })
      .toBeLessThan(width - 50);
  });
}
