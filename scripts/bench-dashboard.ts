import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {alerts} from './bench-dashboard/alerts';
import {fleet} from './bench-dashboard/fleet';
import {memory} from './bench-dashboard/memory';
import {openDashboard} from './bench-dashboard/openDashboard';
import {peer} from './bench-dashboard/peer';
import {track} from './bench-dashboard/track';
import type {Figures} from './bench-dashboard/types';
import {findChromium} from './lib/chromium.mjs';
import {ports} from './lib/ports.mjs';
import {serveFolders} from './lib/serveFolders';
import {startSandbox} from './servers/startServer';
import {table} from './lib/table';

/**
 * `npm run bench:dashboard`: what the dashboard of the production build costs the browser at scale. 19,700 objects that
 * all move at each update, beside the same points on a bare MapLibre map; 500 alerts with polygons; 100,000 reports of
 * one object, loaded, drawn and played; the heap over minutes of polling (`-- 30` for half an hour; 3 unless it is
 * said). It reports and judges nothing: machines differ, and where there is no graphics card, drawing is part of the
 * figures.
 */
if (!existsSync('build/dashboard/index.html'))
  throw new Error('There is no production build. Make one: npm run build');
const browserFile = await findChromium();
if (!browserFile) throw new Error('No Chromium found: name yours in PORTAL_CHROMIUM.');
const minutes = Number(process.argv[2] ?? 3);

const sandbox = await startSandbox({data: ':memory:', port: ports.sandbox});
const site = await serveFolders(['build'], {port: ports.portal});
const browser = await chromium.launch({
  executablePath: browserFile.path,
  args: ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-quic'],
});
try {
  const figures: Figures[] = [];
  for (const scenario of [fleet, peer, alerts, track, memory(minutes)]) {
    const page = await openDashboard(browser, site.origin);
    figures.push(...(await scenario(page, sandbox.url)));
    await page.context().close();
  }
  console.log(table([['', 'median', 'longest'], ...figures.map((row) => [...row])]));
} finally {
  await browser.close();
  await site.close();
  sandbox.stop();
}
