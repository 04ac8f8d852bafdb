import {spawnSync} from 'node:child_process';
import {serveFolders} from '../../../scripts/lib/serveFolders';
import {drawing} from '../../fixtures/drawing';
import {expect, test as base} from '../../fixtures/test';
import {ExplorerReader} from '../reference/explorer';

/** The build on a host that sends the policy which `npm run csp` prints. A violation is an error in the console. */
const test = base.extend<object, {host: string}>({
  host: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures off this pattern
    async ({}, use) => {
      const program = ['--import', 'tsx', 'scripts/csp.ts'];
      const {stdout} = spawnSync(process.execPath, program, {encoding: 'utf8'});
      expect(stdout).toContain("default-src 'none'");
      const host = await serveFolders(['build'], {'content-security-policy': stdout.trim()});
      await use(host.origin);
      await host.close();
    },
    {scope: 'worker'},
  ],
  baseURL: ({host}, use) => use(host),
});
test.use(drawing);
test.beforeEach(({noise, host}) => void noise.own.push(host));

test('the printed policy lets search, explorer, pictures, maps and sign-in work', async ({page, portal}) => {
  await portal.open('/');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('post plan');
  await expect(page.getByRole('option').first()).toBeVisible();

  const explorer = new ExplorerReader(page);
  await explorer.tryIt('/api/get-fire-zones');
  await explorer.send.click();
  await page.getByText('Map', {exact: true}).click();
  await expect(page.locator('[data-map]')).toHaveAttribute('data-map', 'drawn');
  // The explorer is open by now, and stays so on the next page.
  await portal.open('/api/get-forecast-tile');
  await explorer.send.click();
  await expect(page.getByRole('img', {name: 'The image in the response'})).toBeVisible();

  await portal.open('/docs/guides/map/tiles');
  await page.getByRole('button', {name: 'Open the live map'}).click();
  await expect(page.locator('[data-map]')).toHaveAttribute('data-map', 'drawn');

  await portal.open('/dashboard');
  await page.getByRole('button', {name: 'Sign in as developer@example.com'}).click();
  await expect(page.getByRole('heading', {name: 'Profile'})).toBeVisible();
});

test('the printed policy stops a script and a request that are not of the build', async ({
  page,
  portal,
  noise,
}) => {
  noise.allow(/Content Security Policy/);
  await portal.open('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "changed"';
    document.body.append(script);
    return fetch('https://elsewhere.example/').catch(() => undefined);
  });
  expect(await page.title()).not.toBe('changed');
  await expect.poll(() => noise.heard.join()).toContain('Executing inline script violates');
  expect(noise.heard.join()).toContain("Connecting to 'https://elsewhere.example/' violates");
});
