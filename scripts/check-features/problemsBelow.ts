import {chromium} from '@playwright/test';
import {developer, SEEDED_PASSWORD} from '../../sandbox/base/seededAccounts';
import {findChromium} from '../lib/chromium.mjs';
import {serveFolders} from '../lib/serveFolders';

interface Site {
  /** The folder of its build. */
  readonly build: string;
  /** The path that it is served under, slashes at both ends. */
  readonly baseUrl: string;
  /** The address that programs reach its sandbox at; nothing responds there. */
  readonly machine: string;
}

/** How long a page may take to show what it is asked for, in milliseconds: the first starts the sandbox. */
const PATIENCE_MS = 120_000;

/**
 * Signs in on a site that is nothing but files below a path, opens a panel, sends a request to the sandbox in the page,
 * and loads it again.
 *
 * @returns what went wrong, in sentences; above all what was asked for outside of that path
 * @throws Error of the step that failed
 */
export async function problemsBelow({build, baseUrl, machine}: Site): Promise<string[]> {
  const found = await findChromium();
  if (!found) throw new Error('No Chromium found: name yours in PORTAL_CHROMIUM.');
  const server = await serveFolders([build], {baseUrl});
  const browser = await chromium.launch({
    executablePath: found.path,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const problems: string[] = [];
    const below = server.origin + baseUrl;
    await page.route(`${machine}/**`, (route) => route.abort('connectionrefused'));
    page.on('request', (request) => {
      const url = request.url();
      if (/^https?:/.test(url) && !url.startsWith(below) && !url.startsWith(`${machine}/`))
        problems.push(`asked for outside of ${baseUrl}: ${url}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) problems.push(`${response.url()} responded with ${response.status()}`);
    });
    page.on('pageerror', (error) => problems.push(error.message));

    const fleet = page.getByRole('heading', {name: 'Denver couriers'});
    await page.goto(`${below}dashboard?panel=locations`);
    await page.getByLabel('Email address').fill(developer.email);
    await page.getByLabel('Password', {exact: true}).fill(SEEDED_PASSWORD);
    await page.getByRole('button', {name: 'Sign in', exact: true}).click();
    await fleet.waitFor();

    const key = developer.apiKeys[0] ?? '';
    const status = await page.evaluate(
      async ({address, headers}) => (await fetch(address, {headers})).status,
      {address: `${baseUrl}sandbox/locations/v2/collections`, headers: {'x-api-key': key}},
    );
    if (status !== 200) problems.push(`a request to the sandbox in the page was responded to with ${status}`);

    await page.reload();
    await fleet.waitFor();
    return problems;
  } finally {
    await browser.close();
    await server.close();
  }
}
