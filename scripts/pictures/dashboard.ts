import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {findChromium} from '../lib/chromium.mjs';
import {ports} from '../lib/ports.mjs';
import {serveFolders} from '../lib/serveFolders';
import {startSandbox} from '../servers/startServer';
import {photograph} from './photograph';

/** The hour of the story: the guides' own. */
const NOW = '2026-07-14T18:00:00Z';

/** What the pictures of the dashboard show, as its address says it. */
const views: Readonly<Record<string, string>> = {
  overview: 'panel=overview',
  locations: 'panel=locations&ids=heron-7&map=9.50/44.1500/-121.4000',
  'weather-forecast': 'panel=weather-forecast&map=5.00/43.0000/-118.0000',
  flights: 'panel=flights',
};

/**
 * Photographs the dashboard of the production build, dark and light, with a sandbox whose clock stands at the story.
 *
 * @returns a line for each file
 */
export async function photographDashboard(folder: string): Promise<string[]> {
  const found = await findChromium();
  if (!found)
    throw new Error('No Chromium found. `npm test` installs one, or name yours in PORTAL_CHROMIUM.');
  await mkdir(folder, {recursive: true});
  const sandbox = await startSandbox({data: ':memory:', now: NOW, port: ports.sandbox});
  const site = await serveFolders(['build'], {port: ports.portal});
  const args = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
  const browser = await chromium.launch({executablePath: found.path, args});
  const lines: string[] = [];
  try {
    for (const mode of ['dark', 'light'] as const) {
      const page = await browser.newPage({viewport: {width: 1280, height: 800}, colorScheme: mode});
      page.setDefaultTimeout(120_000);
      await page.addInitScript((theme) => {
        localStorage.setItem('theme', theme);
        localStorage.setItem('docusaurus.announcement.dismiss', 'true');
      }, mode);
      await signIn(page, site.origin);
      for (const [name, query] of Object.entries(views)) {
        const file = path.join(folder, `dashboard-${name}.${mode}.webp`);
        await show(page, `${site.origin}/dashboard?${query}`);
        lines.push(await photograph(page, file));
      }
    }
  } finally {
    await browser.close();
    await site.close();
    sandbox.stop();
  }
  return lines;
}

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/dashboard?panel=account`);
  await page.getByRole('button', {name: 'Sign in as developer@example.com'}).click();
  await page.getByRole('heading', {name: 'Account', level: 2}).waitFor();
  // The notice of the sign-in goes by itself.
  await page.getByText('Signed in as').first().waitFor();
  await page.waitForTimeout(6_000);
}

async function show(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('[data-map="drawn"]').waitFor();
  await page.waitForLoadState('networkidle');
  // Tiles fade in.
  await page.waitForTimeout(3_000);
  await page.locator('[data-map="drawn"]').waitFor();
}
