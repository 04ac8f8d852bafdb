import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {bin, node, root, run} from './run.mjs';

const variables = ['PORTAL_CHROMIUM', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH'];
/** The shell without a window comes first: a whole browser draws its own window's pages too, a quarter more work. */
const names = [
  'chromium-headless-shell',
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Looks for a Chromium or Chrome that really starts: the one an environment variable names, Playwright's own, the
 * system's, in this order.
 *
 * @returns {Promise<{path: string, found: string} | undefined>} `found` says where it comes from
 * @throws when a variable names a browser that does not start: falling back in silence would surprise
 */
export async function findChromium() {
  for (const name of variables) {
    const path = process.env[name];
    if (!path) continue;
    if (!starts(path))
      throw new Error(`${name} is ${path}, which is no browser that starts. Correct or unset it.`);
    return {path, found: `named by ${name}`};
  }
  const own = await playwrightsOwn();
  if (own) return {path: own, found: "Playwright's own"};
  const folders = (process.env.PATH ?? '').split(delimiter);
  const system = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...applications];
  const path = system.find((each) => existsSync(each) && starts(each));
  return path ? {path, found: "the system's"} : undefined;
}

/**
 * Finds a browser or installs one: with Playwright's installer; where that fails, or what it brings cannot start for
 * want of system libraries, with Debian's package if this is Debian and we are root.
 *
 * @throws with what to do, when there is no way left
 */
export async function ensureChromium() {
  const there = await findChromium();
  if (there) return there;
  console.log("No Chromium found: trying Playwright's installer.");
  const status = await node([join(root, bin.playwright), 'install', 'chromium']);
  const own = status === 0 ? await playwrightsOwn() : undefined;
  if (own) return {path: own, found: "installed by Playwright's installer"};
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log("Playwright's installer did not bring a Chromium that starts: trying Debian's package.");
    const env = {DEBIAN_FRONTEND: 'noninteractive'};
    await run('apt-get', ['update'], env);
    // Older releases have only the whole browser.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await run('apt-get', ['install', '-y', '--no-install-recommends', name], env);
      const path = `/usr/bin/${name}`;
      if (existsSync(path) && starts(path)) return {path, found: "installed from Debian's package"};
    }
  }
  throw new Error(
    'There is no Chromium and none could be installed. Install Chromium or Chrome and put it in PATH, ' +
      'or name its executable in PORTAL_CHROMIUM.',
  );
}

async function playwrightsOwn() {
  const {chromium} = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) && starts(path) ? path : undefined;
}

/** @param {string} path */
function starts(path) {
  return spawnSync(path, ['--version'], {timeout: 30_000, stdio: 'ignore'}).status === 0;
}
