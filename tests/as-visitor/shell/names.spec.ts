import type {Page} from '@playwright/test';
import {brand, brandServers, brandVersion} from '../../fixtures/brand';
import {expect, test} from '../../fixtures/test';

// Run for every brand: whatever names somebody is read in the configuration that the site was built with.
test.describe('names of the provider', {tag: '@brand'}, () => {
  test('each page names the provider of the configuration', async ({page, portal}) => {
    await test.step('the home page opens with tagline and announcement, under the mark and the title', async () => {
      await portal.open('/');
      await expect(page).toHaveTitle(`${brand.tagline} | ${brand.title}`);
      await expect(page.getByRole('heading', {level: 1, name: brand.tagline})).toBeVisible();
      await expect(page.getByRole('main').getByText(`API ${brandVersion}`)).toBeVisible();
      const home = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: brand.title});
      await expect(home).toHaveAttribute('href', brand.baseUrl);
      await expect(home.locator('img').first()).toHaveAttribute('src', `${brand.baseUrl}${brand.logo.src}`);
      await expect(page.locator('link[rel="icon"]')).toHaveAttribute(
        'href',
        `${brand.baseUrl}${brand.favicon}`,
      );
      expect(await described(page, 'og:image')).toBe(`${brand.url}${brand.baseUrl}${brand.socialCard}`);

      await test.step('the announcement is the one of the configuration, or there is none', async () => {
        const bar = page.locator('.theme-announcement-bar');
        await expect(bar).toHaveCount(brand.announcement ? 1 : 0);
        if (brand.announcement) expect(await bar.innerHTML()).toContain(brand.announcement.content);
      });
    });

    await test.step('the legal pages name the company, its mailbox and its address, and so does the footer', async () => {
      await portal.follow('/privacy');
      const main = page.getByRole('main');
      await expect(main.getByText(brand.company).first()).toBeVisible();
      await expect(main.getByRole('link', {name: brand.privacy.email}).first()).toBeVisible();
      for (const line of brand.postalAddress) await expect(main.getByText(line).first()).toBeVisible();
      await portal.follow('/terms');
      await expect(main.getByText(brand.company).first()).toBeVisible();

      const footer = page.getByRole('contentinfo');
      await expect(footer.getByText(brand.company, {exact: true})).toBeVisible();
      await expect(footer.getByRole('link', {name: 'Support'})).toHaveAttribute(
        'href',
        `mailto:${brand.support.email}`,
      );
      await expect(footer.getByRole('img', {name: brand.logo.alt})).toBeVisible();
    });

    await test.step('an operation is tried on the servers of the brand, and its samples call the first', async () => {
      await portal.follow('/api/get-collections');
      await expect(page).toHaveTitle(new RegExp(`\\| ${brand.title}$`));
      const [first] = brand.api.servers;
      await expect(page.locator('pre', {hasText: `curl`}).first()).toContainText(first!.url);
      await page.getByRole('button', {name: 'Try it'}).click();
      const servers = page.getByLabel('Server', {exact: true}).locator('option');
      await expect(servers).toHaveText(brand.api.servers.map(({name, url}) => `${name}: ${url}`));
    });

    await test.step('a guide calls the demonstration server, and an open site has a search', async () => {
      await portal.follow('/docs');
      await expect(page).toHaveTitle(new RegExp(`\\| ${brand.title}$`));
      await expect(page.locator('pre', {hasText: 'curl'}).first()).toContainText(
        brandServers.demonstration.url,
      );
      // The index of a closed site would tell what its pages say.
      const isClosed = brand.protectedPrefixes.includes('/');
      await expect(page.getByRole('button', {name: 'Search'})).toHaveCount(isClosed ? 0 : 1);
    });
  });

  test('a page that is not there is the brand’s too', async ({page, portal, noise}) => {
    noise.allow(/404/);
    await portal.open('/no-such-page');
    await expect(page).toHaveTitle(new RegExp(`\\| ${brand.title}$`));
  });

  test('whoever comes to a closed page is asked to sign in under the title', async ({openContext}) => {
    const context = await openContext({storageState: {cookies: [], origins: []}});
    const page = await context.newPage();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', {name: 'Sign in', exact: true})).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`\\| ${brand.title}$`));
  });

  test('downloads carry servers, contact and version', async ({request}) => {
    const {info, servers} = (await (await request.get('/openapi.json')).json()) as {
      info: {version: string; contact?: {email?: string}};
      servers: {url: string}[];
    };
    expect(info.version).toBe(brandVersion);
    expect(info.contact?.email).toBe(brand.support.email);
    expect(servers.map(({url}) => url)).toEqual(brand.api.servers.map(({url}) => url));
  });
});

function described(page: Page, property: string): Promise<string | null> {
  return page.locator(`meta[property="${property}"]`).getAttribute('content');
}
