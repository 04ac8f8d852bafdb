import {existsSync, readFileSync} from 'node:fs';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import type {Parts} from '../src/sandbox-in-page/bridge/parts';
import {findChromium} from './lib/chromium.mjs';
import {serveFolders} from './lib/serveFolders';
import {kilobytes, table} from './lib/table';
import {hydrated} from './lib/hydrated';

/**
 * `npm run bench:page`: what the sandbox in the page costs a reader. Its bytes, the time from the first request to its
 * response (the first ever, and the first of a page that is loaded again), one that is warm, tiles, 10,000 reports stored,
 * the memory that the page's process takes for it, and the longest task on the page's main thread, in an own profile and in
 * a private window. It reports and judges nothing: machines differ.
 */
const FILES = 'build/sandbox-files.json';
if (!existsSync(FILES))
  throw new Error('There is no production build with the sandbox in its pages: npm run build');
const browserFile = await findChromium();
if (!browserFile) throw new Error('No Chromium found: name yours in PORTAL_CHROMIUM.');
const parts = JSON.parse(readFileSync(FILES, 'utf8')) as Parts;
const KEY = 'sandbox-developer-key';
const LIST = '/locations/v2/collections';
const options = {executablePath: browserFile.path, args: ['--disable-gpu', '--disable-quic']};

const site = await serveFolders(['build']);
const profile = await mkdtemp(join(tmpdir(), 'portal-profile-'));
const browser = await chromium.launch(options);
try {
  const own = await chromium.launchPersistentContext(profile, options);
  const privateWindow = await browser.newContext();
  const columns = [
    await figuresOf(await own.newPage(), own.browser()),
    await figuresOf(await privateWindow.newPage(), browser),
  ] as const;
  await own.close();
  const {worker, wasm} = parts;
  console.log(
    `before the first request 0 bytes, with it ${kilobytes(worker.compressed + wasm.compressed)} of gzip, ` +
      `${kilobytes(worker.bytes + wasm.bytes)} in all\n`,
  );
  const rows = columns[0].map(([name, value], row) => [name, value, columns[1][row]?.[1] ?? '']);
  console.log(table([['', 'own profile', 'private window'], ...rows]));
} finally {
  await browser.close();
  await site.close();
  await rm(profile, {recursive: true, force: true});
}

type Figure = readonly [name: string, value: string];

async function figuresOf(page: Page, of: Browser | null): Promise<Figure[]> {
  await page.addInitScript(() => {
    localStorage.setItem('sandbox.place', 'page');
    const tasks: number[] = [];
    Object.assign(window, {longTasks: tasks});
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({duration}) => duration))).observe(
      {
        type: 'longtask',
        buffered: true,
      },
    );
  });
  await open(page);
  const before = await longestTask(page);
  const memoryBefore = await pageMemory(of);
  const cold = await time(page, [LIST]);
  const longest = await longestTask(page);
  const warm = await time(
    page,
    repeated(50, () => LIST),
  );
  const tiles = await time(
    page,
    repeated(40, (index) => `/sandbox/map/roads/11/${330 + (index % 8)}/${740 + Math.floor(index / 8)}`),
  );
  const memoryStarted = await pageMemory(of);
  const stored = await store(page, 100);
  const memoryStored = await pageMemory(of);
  await open(page);
  const again = await time(page, [LIST]);
  return [
    ['first request of all', milliseconds(cold)],
    ['first request of a page loaded again', milliseconds(again)],
    ['a request that is warm, p50', milliseconds(warm)],
    ['a tile of the map, new, p50', milliseconds(tiles)],
    ['10,000 reports of 100 objects stored, 100 at a time', milliseconds(stored)],
    ['memory of the page before', megabytes(memoryBefore)],
    ['memory of the page with the sandbox', megabytes(memoryStarted)],
    ['memory of the page after 10,000 reports', megabytes(memoryStored)],
    ['longest task of the page while it starts', milliseconds(longest)],
    ['longest task before', milliseconds(before)],
  ];
}

async function open(page: Page): Promise<void> {
  await page.goto(`${site.origin}/docs`);
  await hydrated(page);
  // What the page itself still does is over.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => (window as unknown as {longTasks: number[]}).longTasks.splice(0));
}

/** The median of some requests, one after the other, in milliseconds. */
function time(page: Page, paths: readonly string[]): Promise<number> {
  return page.evaluate(
    async ({paths: all, key}) => {
      const times: number[] = [];
      for (const path of all) {
        const from = performance.now();
        const response = await fetch(`/sandbox${path}`, {headers: {'x-api-key': key}});
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${path} responded with ${response.status}.`);
        times.push(performance.now() - from);
      }
      return times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
    },
    {paths, key: KEY},
  );
}

/** Stores so many times 100 reports. @returns milliseconds for all */
function store(page: Page, times: number): Promise<number> {
  return page.evaluate(
    async ({count, key}) => {
      const from = performance.now();
      for (let time = 0; time < count; time++) {
        const body = JSON.stringify(
          Array.from({length: 100}, (_, index) => ({
            objectId: `bench-${index}`,
            timestamp: new Date(Date.now() - (count - time) * 1000).toISOString(),
            coordinates: [-121.3 + index / 1000, 44 + time / 1000],
          })),
        );
        const headers = {'x-api-key': key, 'content-type': 'application/json'};
        const response = await fetch('/sandbox/locations/v2/objects', {method: 'POST', headers, body});
        if (!response.ok) throw new Error(await response.text());
      }
      return performance.now() - from;
    },
    {count: times, key: KEY},
  );
}

/**
 * What the processes that draw pages have for themselves, worker and WebAssembly included, once garbage is collected. Shared
 * pages count by their share.
 *
 * @returns bytes; undefined where the system does not say
 */
async function pageMemory(of: Browser | null): Promise<number | undefined> {
  if (of === null || process.platform !== 'linux') return undefined;
  const [page] = of.contexts().flatMap((context) => context.pages());
  await page?.requestGC();
  const session = await of.newBrowserCDPSession();
  const {processInfo} = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const kilobytesOf = processInfo
    .filter(({type}) => type === 'renderer')
    .map(({id}) => /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1]);
  return kilobytesOf.reduce((sum, each) => sum + 1024 * Number(each ?? 0), 0);
}

function longestTask(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, ...(window as unknown as {longTasks: number[]}).longTasks));
}

function repeated(count: number, of: (index: number) => string): string[] {
  return Array.from({length: count}, (_, index) => of(index));
}

function megabytes(bytes: number | undefined): string {
  return bytes === undefined ? 'unknown here' : `${Math.round(bytes / 1e6)} MB`;
}

function milliseconds(value: number): string {
  return `${value.toFixed(value < 10 ? 1 : 0)} ms`;
}
