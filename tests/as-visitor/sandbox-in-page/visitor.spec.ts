import {goWithin} from '../../fixtures/goWithin';
import {expect, test} from '../../fixtures/test';
import {uniqueId} from '../../fixtures/sandbox';
import {SEEDED_PASSWORD} from '../../fixtures/addresses';
import {GuideReader} from '../guides/reader';
import {FilesHost, hasSandboxInPage, signIn} from './filesHost';

test.skip(!hasSandboxInPage, 'No server of this site is offered in the page.');
// A service worker lives as long as its context does: each test has one of its own.
test.use({serviceWorkers: 'allow', reuseContext: false});
// The first request loads a whole platform.
test.setTimeout(180_000);

let host: FilesHost;

test.afterEach(({context}) => host.close(context));

/** How many files of the sandbox the browser has kept. Runs in the page. */
async function countKept(): Promise<number> {
  const names = (await caches.keys()).filter((name) => name.startsWith('sandbox files'));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().length;
}

test('guide, two tabs, the leader closed without a network, sign-in: on files alone, under the strict headers', async ({
  page,
  context,
  noise,
}) => {
  host = await FilesHost.start(true);
  await host.admit(context, noise);
  const parts: string[] = [];
  page.on('request', (request) => request.url().includes('/assets/js/sandbox/') && parts.push(request.url()));
  await host.open(page, '/docs');
  expect(parts).toEqual([]);
  const guide = new GuideReader(page);
  await guide.run('Create a collection').click();
  await expect(guide.response()).toContainText('"collectionName": "My first fleet"', {timeout: 60_000});
  expect(parts.length).toBeGreaterThan(0);
  // Who creates it again is given the one that there is.
  const created =
    /"createdDate": "[^"]+"/.exec((await guide.response().textContent()) ?? '')?.[0] ?? 'no date';

  // Another tab of the same world: the first one leads.
  const other = await context.newPage();
  const otherGuide = new GuideReader(other);
  await host.open(other, '/docs');
  await otherGuide.run('Create a collection').click();
  await expect(otherGuide.response()).toContainText(created);

  // The tab that leads is closed while the other writes: what was acknowledged is there, under the next leader, which
  // starts without a network from what the browser has kept.
  await expect.poll(() => other.evaluate(countKept)).toBe(2);
  const names = Array.from({length: 12}, (_, index) => uniqueId(`mid-write-${index}`));
  const writing = other.evaluate(
    (ids) =>
      Promise.all(
        ids.map(async (collectionId) => {
          const body = JSON.stringify({collectionId, collectionName: collectionId});
          const headers = {'x-api-key': 'sandbox-developer-key', 'content-type': 'application/json'};
          const response = await fetch('/sandbox/locations/v2/collections', {
            method: 'POST',
            headers,
            body,
          }).catch(() => undefined);
          return response?.status === 201 ? collectionId : undefined;
        }),
      ),
    names,
  );
  await context.setOffline(true);
  await page.close();
  const acknowledged = (await writing).filter((each) => each !== undefined);
  const stored = await other.evaluate(async () => {
    const headers = {'x-api-key': 'sandbox-developer-key'};
    return (await fetch('/sandbox/locations/v2/collections', {headers})).text();
  });
  for (const each of [...acknowledged, 'my-first-fleet']) expect(stored).toContain(`"${each}"`);
  await context.setOffline(false);

  await goWithin(other, '/dashboard?panel=locations');
  await signIn(other, 'developer@example.com');
  await expect(other.getByRole('heading', {name: 'Denver couriers'})).toBeVisible({timeout: 60_000});
});

test('signs up with a code of the mailbox, and an administrator finds the person: on a host without headers', async ({
  page,
  context,
  noise,
}) => {
  host = await FilesHost.start(false);
  await host.admit(context, noise);
  const email = `${uniqueId('visitor')}@example.com`;
  await host.open(page, '/dashboard');
  await page.getByRole('button', {name: 'Create an account'}).click();
  await page.getByLabel('Name').fill('Ines Okafor');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', {exact: true}).fill(SEEDED_PASSWORD);
  await page.getByRole('button', {name: 'Create account'}).click();
  await expect(page.getByText(`on its way to ${email}`)).toBeVisible({timeout: 60_000});

  const opened = context.waitForEvent('page');
  await page.getByRole('link', {name: 'the sandbox’s mailbox'}).click();
  const mailbox = await opened;
  const message = mailbox.getByRole('listitem').filter({hasText: email});
  const code = (await message.locator('code').textContent()) ?? '';
  await mailbox.close();
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', {name: 'Confirm'}).click();
  await expect(page.getByRole('heading', {name: 'Your account has no access yet'})).toBeVisible();

  const admin = await context.newPage();
  await goWithin(page, '/logout');
  await page.getByRole('main').getByRole('button', {name: 'Sign out'}).click();
  await expect(page.getByRole('heading', {name: /signed out/})).toBeVisible();
  await page.close();
  await host.open(admin, '/admin/Users');
  await signIn(admin, 'admin@example.com');
  await expect(admin.getByText(email)).toBeVisible({timeout: 60_000});
  await host.open(admin, '/admin/FlightPlanReport');
  await expect(admin.getByRole('heading', {name: /^flight plan report$/i, level: 1})).toBeVisible();
  // The page was loaded anew, and with it the sandbox: both know what they did.
  await goWithin(admin, '/admin/Users');
  await expect(admin.getByText(email)).toBeVisible({timeout: 60_000});
});
