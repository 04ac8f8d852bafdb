import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {accounts} from './bench-admin/accounts';
import {collections, storeCollections} from './bench-admin/collections';
import {createAccounts} from './bench-admin/createAccounts';
import type {Figure} from './bench-admin/measure';
import {plans} from './bench-admin/plans';
import {storePlans} from './bench-admin/storePlans';
import {findChromium} from './lib/chromium.mjs';
import {ports} from './lib/ports.mjs';
import {serveFolders} from './lib/serveFolders';
import {table} from './lib/table';
import {startSandbox} from './servers/startServer';

/**
 * `npm run bench:admin`: what the administration of the production build costs the browser at scale: a flight plan
 * report of 10,000 plans, a list of 10,000 accounts (`-- 1000` for another number), and a list of as many collections as
 * an account holds. `-- 1000 accounts`, `-- 1000 plans` or `-- 1000 collections` measures one of them. It reports and judges nothing: machines differ.
 */
if (
  !existsSync('build/admin/FlightPlanReport.html') &&
  !existsSync('build/admin/FlightPlanReport/index.html')
)
  throw new Error('There is no production build. Make one: npm run build');
const browserFile = await findChromium();
if (!browserFile) throw new Error('No Chromium found: name yours in PORTAL_CHROMIUM.');
const count = Number(process.argv[2] ?? 10_000);
const only = process.argv[3];

const sandbox = await startSandbox({data: ':memory:', port: ports.sandbox});
const site = await serveFolders(['build'], {port: ports.portal});
const browser = await chromium.launch({
  executablePath: browserFile.path,
  args: ['--disable-gpu', '--disable-quic'],
});
try {
  const figures: Figure[] = [];
  if (!only || only === 'accounts') {
    const started = Date.now();
    await createAccounts(sandbox.url, count);
    figures.push([`making ${count} accounts`, `${((Date.now() - started) / 1000).toFixed(0)} s`]);
    figures.push(...(await accounts(browser, site.origin, count)));
  }
  if (!only || only === 'plans') {
    await storePlans(sandbox.url, count);
    figures.push(...(await plans(browser, site.origin, count)));
  }
  if (!only || only === 'collections') {
    await storeCollections(sandbox.url);
    figures.push(...(await collections(browser, site.origin)));
  }
  console.log(table([['', 'figure'], ...figures.map((row) => [...row])]));
} finally {
  await browser.close();
  await site.close();
  sandbox.stop();
}
