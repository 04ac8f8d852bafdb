import type {Page} from '@playwright/test';
import {portalUrl} from '../fixtures/addresses';
import type {Person} from '../fixtures/people';
import type {Portal} from '../fixtures/portal';
import {expect, test} from '../fixtures/test';

const heading = {name: 'Dashboard', level: 1} as const;

/** Comes signed in and waits until the account stands: a clock that is moved would time out what is still loading. */
async function enter(page: Page, portal: Portal, person: Person): Promise<void> {
  await portal.enter(person);
  await expect(page.getByRole('heading', {name: 'Profile'})).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('renews the session on return, and not within ten minutes', async ({page, portal, people}) => {
  await page.clock.install();
  await enter(page, portal, await people.member());
  await expect(page.getByRole('heading', heading)).toBeVisible();
  const renewals: string[] = [];
  page.on('request', (request) => {
    const target = request.headers()['x-amz-target'] ?? '';
    if (target.endsWith('GetTokensFromRefreshToken')) renewals.push(target);
  });
  await portal.comeBackAfter(5);
  await portal.comeBackAfter(4);
  expect(renewals).toHaveLength(0);
  await portal.comeBackAfter(2);
  await expect.poll(() => renewals.length).toBe(1);
  await expect(page.getByRole('heading', heading)).toBeVisible();
});

test('a throttled renewal is asked again, and signs nobody out', async ({page, portal, people, noise}) => {
  noise.allow(/400 \(Bad Request\)/);
  await page.clock.install();
  await enter(page, portal, await people.member());
  const calls: string[] = [];
  let isThrottled = true;
  await page.route('**/identity/user-pool', async (route) => {
    const call = (route.request().headers()['x-amz-target'] ?? '').split('.').at(-1) ?? '';
    calls.push(call);
    if (call !== 'GetTokensFromRefreshToken' || !isThrottled) return route.fallback();
    isThrottled = false;
    await route.fulfill({
      status: 400,
      headers: {'access-control-allow-origin': '*', 'content-type': 'application/x-amz-json-1.1'},
      body: JSON.stringify({__type: 'TooManyRequestsException', message: 'Rate exceeded'}),
    });
  });
  await portal.comeBackAfter(11);
  // The library waits a moment before it asks again, and that clock is the test's.
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(calls.filter((call) => call === 'GetTokensFromRefreshToken')).toHaveLength(2);
  }).toPass();
  await expect(page.getByRole('heading', heading)).toBeVisible();
  expect(calls).not.toContain('RevokeToken');
});

test('renews expired tokens when the clock has moved on', async ({page, portal, noise, openOwnSandbox}) => {
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
});

test('ends with a notice when the refresh token has expired', async ({
  page,
  portal,
  noise,
  openOwnSandbox,
}) => {
  noise.allow(/400 \(Bad Request\)/);
  const {people, advance} = await openOwnSandbox();
  await page.clock.install();
  await enter(page, portal, await people.member());
  await advance(31 * 24 * 3600);
  await portal.comeBackAfter(31 * 24 * 60);
  await expect(page.getByText('Your session has ended. Sign in again to continue.')).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Sign in', exact: true})).toBeVisible();
});

test('keeps the session without a network, and says so', async ({page, portal, people, noise}) => {
  noise.allow(/ERR_FAILED/);
  await page.clock.install();
  await enter(page, portal, await people.member());
  await page.route('**/identity/user-pool', (route) => route.abort('failed'));
  await portal.comeBackAfter(11);
  await expect(page.getByText(/The sandbox does not respond.* You are still signed in/)).toBeVisible();
  await expect(page.getByRole('heading', heading)).toBeVisible();
});

test('says so when a page is opened without a network, and lets one in again when it is back', async ({
  page,
  portal,
  people,
  noise,
}) => {
  noise.allow(/ERR_FAILED|Reading the session failed: NetworkError/);
  const person = await people.member();
  await page.clock.install();
  await enter(page, portal, person);
  await page.route('**/identity/**', (route) => route.abort('failed'));
  // Past the life of the tokens: they have to be renewed before anybody is let in.
  await page.clock.fastForward(2 * 3600_000);
  await page.reload();
  await expect(page.getByText(/The sandbox does not respond.* Your session is kept/)).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Sign in', exact: true})).toBeVisible();

  await page.unroute('**/identity/**');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('main').getByText(person.email)).toBeVisible();
});

test('ends for somebody who was disabled meanwhile', async ({page, portal, people, noise}) => {
  noise.allow(/400 \(Bad Request\)/);
  const person = await people.member();
  await page.clock.install();
  await enter(page, portal, person);
  await people.administration.disable(person.email);
  await portal.comeBackAfter(11);
  await expect(page.getByText('Your session has ended. Sign in again to continue.')).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Sign in', exact: true})).toBeVisible();
});

test('is shared by the tabs of one browser', async ({page, portal, people, context}) => {
  const person = await people.member();
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', {name: 'Sign in', exact: true})).toBeVisible();
  await portal.signIn(person);
  await expect(other.getByRole('heading', heading)).toBeVisible();

  await page.goto('/logout');
  await page.getByRole('button', {name: 'Sign out', exact: true}).click();
  await expect(page.getByRole('heading', {name: 'You are signed out'})).toBeVisible();
  await expect(other.getByRole('heading', {name: 'Sign in', exact: true})).toBeVisible();
});

test('follows another tab to another person', async ({page, portal, people, context, noise}) => {
  // What this tab was still asking for when the other signed out is refused.
  noise.allow(/400 \(Bad Request\).*\/identity\/(identity|user)-pool/);
  noise.allow(/401 \(Unauthorized\).*\/portal\/users\/me\/keys/);
  const [first, second] = [await people.member(), await people.member()];
  await portal.enter(first);
  await expect(page.getByText(first.email).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const other = await context.newPage();
  await other.goto('/logout');
  await other.getByRole('button', {name: 'Sign out', exact: true}).click();
  await expect(other.getByRole('heading', {name: 'You are signed out'})).toBeVisible();
  await other.goto('/dashboard');
  await other.getByLabel('Email address').fill(second.email);
  await other.getByLabel('Password', {exact: true}).fill(second.password);
  await other.getByRole('button', {name: 'Sign in', exact: true}).click();
  await expect(other.getByRole('heading', heading)).toBeVisible();
  await expect(page.getByRole('main').getByText(second.email)).toBeVisible();
  await expect(page.getByText(first.email)).toHaveCount(0);
});

test('ends on every device at once', async ({page, portal, people, openContext, noise}) => {
  noise.allow(/400 \(Bad Request\)/);
  const person = await people.member();
  await page.clock.install();
  await enter(page, portal, person);

  const elsewhere = await (await openContext()).newPage();
  await elsewhere.goto('/dashboard');
  await elsewhere.getByLabel('Email address').fill(person.email);
  await elsewhere.getByLabel('Password', {exact: true}).fill(person.password);
  await elsewhere.getByRole('button', {name: 'Sign in', exact: true}).click();
  await elsewhere.getByRole('link', {name: 'Sign out everywhere'}).click();
  await elsewhere.getByRole('button', {name: 'Sign out everywhere'}).click();
  await expect(elsewhere.getByText('Your sessions on all devices have ended')).toBeVisible();

  await portal.comeBackAfter(11);
  await expect(page.getByText('Your session has ended. Sign in again to continue.')).toBeVisible();
});

test('says when the other devices could not be signed out, and lets one choose', async ({
  page,
  portal,
  people,
  noise,
}) => {
  noise.allow(/ERR_FAILED/);
  await portal.enter(await people.member());
  await page.route('**/identity/user-pool/**', (route) =>
    route.request().headers()['x-amz-target']?.endsWith('GlobalSignOut')
      ? route.abort('failed')
      : route.continue(),
  );
  await page.getByRole('link', {name: 'Sign out everywhere'}).click();
  await page.getByRole('button', {name: 'Sign out everywhere'}).click();
  await expect(page.getByRole('heading', {name: 'You are still signed in'})).toBeVisible();
  await page.getByRole('button', {name: 'Sign out here only'}).click();
  await expect(page.getByRole('heading', {name: 'You are signed out'})).toBeVisible();
});

test('says once how signing out ended', async ({page, portal, people}) => {
  await portal.enter(await people.member());
  await page.addInitScript(() => {
    const said = (window as {said?: string[]}).said ?? [];
    (window as {said?: string[]}).said = said;
    new MutationObserver(() => {
      const text = document.querySelector('main')?.textContent ?? '';
      if (said.at(-1) !== text) said.push(text);
    }).observe(document, {subtree: true, childList: true, characterData: true});
  });
  await portal.open('/logout');
  await page.getByRole('button', {name: 'Sign out', exact: true}).click();
  await expect(page.getByText('Your session on this device has ended')).toBeVisible();
  const said = await page.evaluate(() => (window as {said?: string[]}).said ?? []);
  expect(said.filter((text) => text.includes('You are signed out'))).toHaveLength(1);
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
  await portal.enter(person);
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

  // The portal's own link ends it at once.
  await page.getByRole('main').getByRole('link', {name: 'Sign out', exact: true}).click();
  await expect(page.getByRole('heading', {name: 'You are signed out'})).toBeVisible();
});

test('does not end on all devices by a link alone', async ({page, portal, people}) => {
  await portal.enter(await people.member());
  const signOuts: string[] = [];
  page.on('request', (request) => {
    const target = request.headers()['x-amz-target'] ?? '';
    if (/SignOut|RevokeToken/.test(target)) signOuts.push(target);
  });
  await portal.open('/logout?everywhere');
  await expect(page.getByRole('heading', {name: 'Sign out on all devices?'})).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(signOuts).toEqual([]);
  await page.getByRole('link', {name: 'Stay signed in'}).click();
  await expect(page.getByRole('heading', heading)).toBeVisible();
});
