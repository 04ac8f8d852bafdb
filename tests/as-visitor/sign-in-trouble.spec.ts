import {changeScript} from '../fixtures/changeScript';
import {expect, test} from '../fixtures/test';

// A browser without room for a session: tests/components/sign-in/full-storage.component.test.tsx.

test('a navbar item of a type that nobody registered is an error that names it', async ({page, noise}) => {
  noise.allow(/nobodyRegistered/);
  const right = 'type:"custom-personMenu",position';
  await changeScript(page, right, (script) =>
    script.replace(right, 'type:"custom-nobodyRegistered",position'),
  );
  await page.goto('/');
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
  const chain = page.getByText('A theme navbar item failed to render');
  await expect(chain).toContainText('"type": "custom-nobodyRegistered"');
  await expect(chain).toContainText('No NavbarItem component found for type "custom-nobodyRegistered".');
  await page.unrouteAll({behavior: 'ignoreErrors'});
});

test('without browser storage there is a warning, and everything works until the page is left', async ({
  page,
  portal,
  people,
  noise,
}) => {
  noise.allow(/storage is not available/);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await portal.signIn(await people.member());
  await expect(page.getByRole('heading', {name: 'Profile'})).toBeVisible();
  expect(noise.heard.filter((line) => line.includes('nobody can stay signed in here'))).toHaveLength(1);
  expect(
    noise.heard.filter((line) => line.includes('Docusaurus browser storage is not available')),
  ).not.toEqual([]);

  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('heading', {name: 'Profile'})).toBeVisible();
});

test('a form that could not be downloaded is told in red, and Retry brings it', async ({
  page,
  portal,
  noise,
}) => {
  noise.allow(/ERR_FAILED|ChunkLoadError|Loading chunk/);
  let isDown = true;
  const forms: string[] = [];
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const isForm = (await response.text()).includes('auth.fineprint');
    if (isForm) forms.push(route.request().url());
    await (isForm && isDown ? route.abort('failed') : route.fulfill({response: response}));
  });
  await portal.open('/dashboard');
  const box = page.getByRole('alert').filter({hasText: 'Loading chunk'});
  await expect(box).toBeVisible();
  expect(forms).not.toEqual([]);
  isDown = false;
  await box.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('heading', {name: 'Sign in', exact: true})).toBeVisible();
  await page.unrouteAll({behavior: 'ignoreErrors'});
});
