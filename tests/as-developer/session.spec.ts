import type {Page} from '@playwright/test';
import {portalUrl} from '../fixtures/addresses';
import type {Person} from '../fixtures/people';
import {Portal} from '../fixtures/portal';
import {expect, test} from '../fixtures/test';

const heading = {name: 'Dashboard', level: 1} as const;

/** Comes signed in and waits until the account stands: a clock that is moved would time out what is still loading. */
async function enter(page: Page, portal: Portal, person: Person): Promise<void> {
  await portal.enter(person);
  await expect(page.getByRole('heading', {name: 'Profile'})).toBeVisible();
  await portal.untilQuiet();
}

test('expired tokens are renewed, and the session ends with a notice when the refresh token has expired', async ({
  page,
  portal,
  noise,
  openOwnSandbox,
}) => {
  // What the tab asks for with the old tokens, before they are renewed, is refused.
  noise.allow(/400 \(Bad Request\).*\/identity\//);
  noise.allow(/401 \(Unauthorized\).*\/users\/me\/keys/);
  const {people, advance} = await openOwnSandbox();
  await page.clock.install();
  await enter(page, portal, await people.member());
  await advance(2 * 3600);
  await page.clock.fastForward(2 * 3600_000);
  await page.reload();
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Profile'})).toBeVisible();
  await portal.untilQuiet();

  await test.step('thirty-one days later', async () => {
    await advance(31 * 24 * 3600);
    await portal.comeBackAfter(31 * 24 * 60);
    await expect(page.getByText('Your session has ended. Sign in again to continue.')).toBeVisible();
    await expect(page.getByRole('heading', {name: 'Sign in', exact: true})).toBeVisible();
  });
});

test('is shared by the tabs of one browser, which follow each other to another person', async ({
  page,
  portal,
  people,
  context,
  noise,
}) => {
  const [first, second] = [await people.member(), await people.member()];
  const other = await context.newPage();
  const signOut = (tab: Page) => tab.getByRole('button', {name: 'Sign out', exact: true}).click();
  const signInAgain = (tab: Page) => tab.getByRole('link', {name: 'Sign in again'}).click();
  const signedOut = {name: 'You are signed out'};
  await test.step('a tab that waits is let in, and sent back', async () => {
    await other.goto('/dashboard');
    await expect(other.getByRole('heading', {name: 'Sign in', exact: true})).toBeVisible();
    await portal.signIn(first);
    await expect(other.getByRole('heading', heading)).toBeVisible();

    await page.addInitScript(noteWhatIsSaid);
    await page.goto('/logout');
    await signOut(page);
    await expect(page.getByRole('heading', signedOut)).toBeVisible();
    await expect(other.getByRole('heading', {name: 'Sign in', exact: true})).toBeVisible();
  });

  await test.step('how signing out ended is said once', async () => {
    await expect(page.getByText('Your session on this device has ended')).toBeVisible();
    const said = await page.evaluate(() => window.said ?? []);
    expect(said.filter((text) => text.includes('You are signed out'))).toHaveLength(1);
  });
  expect(await noise.unexpected()).toEqual([]);

  await test.step('a tab follows the other to another person', async () => {
    // What this tab was still asking for when the other signed out is refused.
    noise.allow(/400 \(Bad Request\).*\/identity\/(identity|user)-pool/);
    noise.allow(/401 \(Unauthorized\).*\/portal\/users\/me\/keys/);
    await signInAgain(page);
    await portal.fillSignIn(first);
    await expect(page.getByText(first.email).first()).toBeVisible();
    await portal.untilQuiet();
    await other.goto('/logout');
    await signOut(other);
    await expect(other.getByRole('heading', signedOut)).toBeVisible();
    await signInAgain(other);
    await new Portal(other).fillSignIn(second);
    await expect(other.getByRole('heading', heading)).toBeVisible();
    await expect(page.getByRole('main').getByText(second.email)).toBeVisible();
    await expect(page.getByText(first.email)).toHaveCount(0);
  });
});

/** Notes each text of the page, however short it stands there. Runs in the page. */
function noteWhatIsSaid(): void {
  const said = (window.said ??= []);
  new MutationObserver(() => {
    const text = document.querySelector('main')?.textContent ?? '';
    if (said.at(-1) !== text) said.push(text);
  }).observe(document, {subtree: true, childList: true, characterData: true});
}

declare global {
  interface Window {
    said?: string[];
  }
}

test('ends on every device at once, by a button and not by a link alone', async ({
  page,
  portal,
  people,
  openContext,
  noise,
}) => {
  const person = await people.member();
  await page.clock.install();
  const elsewhere = await (await openContext()).newPage();
  const everywhere = {name: 'Sign out everywhere'};

  await test.step('a link alone ends nothing', async () => {
    const signOuts: string[] = [];
    page.on('request', (request) => {
      const target = request.headers()['x-amz-target'] ?? '';
      if (/SignOut|RevokeToken/.test(target)) signOuts.push(target);
    });
    await portal.enter(person, '/logout?everywhere');
    await expect(page.getByRole('heading', {name: 'Sign out on all devices?'})).toBeVisible();
    await portal.untilQuiet();
    expect(signOuts).toEqual([]);
    await page.getByRole('link', {name: 'Stay signed in'}).click();
    await expect(page.getByRole('heading', heading)).toBeVisible();
    await portal.untilQuiet();
  });
  expect(await noise.unexpected()).toEqual([]);

  await test.step('where the others could not be signed out, one chooses', async () => {
    noise.allow(/ERR_FAILED/);
    await page.route('**/identity/user-pool/**', (route) =>
      route.request().headers()['x-amz-target']?.endsWith('GlobalSignOut')
        ? route.abort('failed')
        : route.continue(),
    );
    await page.getByRole('link', everywhere).click();
    await page.getByRole('button', everywhere).click();
    await expect(page.getByRole('heading', {name: 'You are still signed in'})).toBeVisible();
    await page.getByRole('button', {name: 'Sign out here only'}).click();
    await expect(page.getByRole('heading', {name: 'You are signed out'})).toBeVisible();
  });

  await test.step('another device ends them all', async () => {
    noise.allow(/400 \(Bad Request\)/);
    await page.getByRole('link', {name: 'Sign in again'}).click();
    await portal.fillSignIn(person);
    await expect(page.getByRole('heading', {name: 'Profile'})).toBeVisible();
    await portal.untilQuiet();

    await new Portal(elsewhere).enter(person);
    await elsewhere.getByRole('link', everywhere).click();
    await elsewhere.getByRole('button', everywhere).click();
    await expect(elsewhere.getByText('Your sessions on all devices have ended')).toBeVisible();

    await portal.comeBackAfter(11);
    await expect(page.getByText('Your session has ended. Sign in again to continue.')).toBeVisible();
  });
});

test('does not end by a link of a foreign page, nor by a page that goes back to one', async ({
  page,
  portal,
  people,
  noise,
}) => {
  const foreign = 'http://foreign.example/';
  noise.own.push(new URL(foreign).origin);
  await page.route(`${foreign}**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>Foreign</title>
        <a href="${portalUrl}/logout">plain</a>
        <a href="${portalUrl}/logout" rel="noreferrer">silent</a>
        <button onclick="history.back()">back</button>`,
    }),
  );
  const person = await people.member();
  const question = page.getByRole('heading', {name: 'Sign out?'});
  await portal.beSignedIn(person);
  for (const name of ['plain', 'silent']) {
    await page.goto(foreign);
    await page.getByRole('link', {name}).click();
    await expect(question).toBeVisible();
  }
  await page.goto(foreign);
  await page.getByRole('button', {name: 'back'}).click();
  await expect(question).toBeVisible();
  await page.getByRole('link', {name: 'Stay signed in'}).click();
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await portal.untilQuiet();

  // The portal's own link ends it at once.
  await page.getByRole('main').getByRole('link', {name: 'Sign out', exact: true}).click();
  await expect(page.getByRole('heading', {name: 'You are signed out'})).toBeVisible();
});
