import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures/test';

/** A word of the identity library's wire protocol, which no minifier shortens. */
const LIBRARY = 'AWSCognitoIdentityProviderService';
const MOST_EXTRA_KB = 60;
const ROUNDS = 3;

interface Script {
  readonly kilobytes: number;
  readonly isLibrary: boolean;
  readonly isAfterLoad: boolean;
}

/** Opens a page, waits until it has loaded, and weighs the scripts that it downloads. */
async function scriptsOf(page: Page, path: string, settled: () => Promise<void>): Promise<Script[]> {
  const responses: Promise<[string, string]>[] = [];
  const collect = (response: Awaited<ReturnType<Page['waitForResponse']>>) => {
    if (/\.js$/.test(response.url())) responses.push(response.text().then((text) => [response.url(), text]));
  };
  page.on('response', collect);
  await page.goto(path);
  await settled();
  await page.waitForLoadState('networkidle');
  page.off('response', collect);
  const timing = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const starts = performance
      .getEntriesByType('resource')
      .map(({name, startTime}) => [name, startTime] as const);
    return {load: navigation?.loadEventStart ?? 0, starts};
  });
  const startOf = new Map(timing.starts);
  return (await Promise.all(responses)).map(([url, text]) => ({
    kilobytes: gzipSync(text).length / 1000,
    isLibrary: text.includes(LIBRARY),
    isAfterLoad: (startOf.get(url) ?? 0) >= timing.load,
  }));
}

const sum = (scripts: readonly Script[]) => scripts.reduce((total, {kilobytes}) => total + kilobytes, 0);

test('a visitor downloads nothing of the identity library, a signed-in reader after the page has loaded', async ({
  page,
  portal,
  people,
}) => {
  const visitor = await scriptsOf(page, '/docs', () =>
    expect(page.locator('html[data-has-hydrated="true"]')).toHaveCount(1),
  );
  expect(visitor.filter(({isLibrary}) => isLibrary)).toEqual([]);

  await portal.enter(await people.member());
  await page.goto('about:blank');
  const reader = await scriptsOf(page, '/docs', () =>
    expect(page.getByRole('link', {name: /^Signed in as/})).toBeVisible(),
  );
  const library = reader.filter(({isLibrary}) => isLibrary);
  expect(library).not.toEqual([]);
  expect(library.filter(({isAfterLoad}) => !isAfterLoad)).toEqual([]);
  const [visitorKb, readerKb] = [sum(visitor), sum(reader)];
  console.log(
    `scripts of /docs, gzip: visitor ${visitorKb.toFixed(1)} kB, signed in ${readerKb.toFixed(1)} kB`,
  );
  expect(readerKb - visitorKb).toBeLessThanOrEqual(MOST_EXTRA_KB);
});

test('from click to signed in', async ({page, portal, people}) => {
  test.slow();
  const person = await people.member();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await portal.open('/dashboard');
    await page.getByLabel('Email address').fill(person.email);
    await page.getByLabel('Password', {exact: true}).fill(person.password);
    const begin = Date.now();
    await page.getByRole('button', {name: 'Sign in', exact: true}).click();
    await page.getByRole('heading', {name: 'Dashboard', level: 1}).waitFor();
    times.push(Date.now() - begin);
    await portal.signOut();
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
  console.log(`from click to signed in: median ${median} ms of ${times.join(', ')} ms`);
  expect(median).toBeLessThan(10_000);
});
