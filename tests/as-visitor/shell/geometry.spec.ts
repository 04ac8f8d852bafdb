import type {Locator} from '@playwright/test';
import {expect, test} from '../../fixtures/test';

const narrow = {width: 390, height: 844};
const GUIDE = '/docs/guides/drone-telemetry/step3';

/** An edge of each element that is seen, in whole pixels. */
const edges = (elements: Locator, edge: 'left' | 'right') =>
  elements.evaluateAll(
    (all, side) => all.map((element) => Math.round(element.getBoundingClientRect()[side])),
    edge,
  );

const styleOf = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

test('the home page: one edge for its sections, a quiet announcement, a chart with names on a phone, guides by domain', async ({
  page,
  portal,
}) => {
  await portal.open('/');
  for (const width of [1440, 1920])
    await test.step(`the sections begin at one edge, ${width} px`, async () => {
      await page.setViewportSize({width, height: 900});
      const sections = page.getByRole('main').locator('h1, section > h2, section > div > h2');
      const [first, ...others] = await edges(sections, 'left');
      expect(others.length).toBeGreaterThan(1);
      expect(new Set(others)).toEqual(new Set([first]));
    });
  await test.step('the announcement is quieter than the main button', async () => {
    const bar = page.getByRole('banner').filter({has: page.getByRole('button', {name: 'Close'})});
    const button = page.getByRole('main').locator('.button--primary').first();
    expect(await styleOf(bar, 'background-color')).not.toBe(await styleOf(button, 'background-color'));
  });
  await test.step('the chart keeps its names on a phone', async () => {
    await page.setViewportSize(narrow);
    const chart = page.getByRole('img', {name: /^Chart of the country west of Bend/});
    for (const name of ['Bend', 'Sisters', 'Ridge Creek Fire']) {
      const text = chart.locator('text', {hasText: name});
      await expect(text).toBeVisible();
      const box = await text.boundingBox();
      expect(box!.height, name).toBeGreaterThanOrEqual(12);
      expect(box!.x, name).toBeGreaterThanOrEqual(0);
      expect(box!.x + box!.width, name).toBeLessThanOrEqual(narrow.width);
    }
  });
  await test.step('each domain leads to guides of its own', async () => {
    await page.setViewportSize({width: 1440, height: 900});
    const domains = page.getByRole('article');
    await expect(domains).toHaveCount(5);
    for (const domain of await domains.all())
      await expect(domain.getByRole('list', {name: /^Guides: /}).getByRole('link')).not.toHaveCount(0);
    await page.getByRole('link', {name: 'Read a weather grid'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Weather grids'})).toBeVisible();
  });
});

test('a guide: one edge, headings of different sizes, and on a phone the way to sign in', async ({
  page,
  portal,
}) => {
  await portal.open(GUIDE);
  const article = page.getByRole('article');
  await test.step('text, pager and date end at one edge', async () => {
    const ends = await edges(article.locator('.markdown > p, .theme-last-updated'), 'right');
    const pager = await edges(page.getByRole('navigation', {name: 'Docs pages'}), 'right');
    expect(ends.length).toBeGreaterThan(2);
    expect(new Set([...ends, ...pager]).size).toBe(1);
  });
  await test.step('its headings differ in size', async () => {
    const [title, heading] = await Promise.all(
      [article.getByRole('heading', {level: 1}), article.getByRole('heading', {level: 2}).first()].map(
        async (element) => Number.parseFloat(await styleOf(element, 'font-size')),
      ),
    );
    expect(heading! / title!).toBeLessThan(0.75);
  });
  await test.step('the way to sign in stands in the navbar of a phone, beside the search', async () => {
    await page.setViewportSize(narrow);
    const navbar = page.getByRole('navigation', {name: 'Main'});
    const signIn = navbar.getByRole('link', {name: 'Sign In'}).first();
    await expect(signIn).toBeInViewport({ratio: 1});
    const [search] = await edges(navbar.getByRole('button', {name: 'Search'}), 'left');
    const [end] = await edges(signIn, 'right');
    expect(end!).toBeLessThanOrEqual(search!);
    await signIn.click();
    await expect(page.getByRole('heading', {name: 'Sign in', exact: true})).toBeVisible();
  });
});

test.describe('by touch', () => {
  test.use({hasTouch: true, isMobile: true, viewport: narrow});

  test('Copy stands beside code and does not cover it', async ({page, portal}) => {
    await portal.open(GUIDE);
    const sample = page.getByRole('group', {name: /^Sample: /}).first();
    const copy = sample.getByRole('button', {name: 'Copy'}).first();
    await expect(copy).toBeVisible();
    const box = (await copy.boundingBox())!;
    const covered = await sample
      .locator('pre')
      .first()
      .evaluate(
        (pre, {top, bottom, left}) => {
          const range = document.createRange();
          range.selectNodeContents(pre);
          const edge = pre.getBoundingClientRect().right;
          return [...range.getClientRects()].some(
            (line) => line.bottom > top && line.top < bottom && Math.min(line.right, edge) > left,
          );
        },
        {top: box.y, bottom: box.y + box.height, left: box.x},
      );
    expect(covered).toBe(false);
  });
});

test('a phone shows the title at once, and the way to the explorer all along an operation', async ({
  page,
  portal,
}) => {
  await page.setViewportSize(narrow);
  await portal.open('/docs/guides/vehicle-telemetry/step2');
  const title = await page.getByRole('heading', {level: 1}).boundingBox();
  expect(title?.y).toBeLessThan(200);

  await portal.open('/api/create-restriction');
  const explorer = page.getByRole('link', {name: 'Samples, and try it'});
  await expect(explorer).toBeInViewport();
  await page.getByRole('heading', {name: 'Responses', exact: true}).scrollIntoViewIfNeeded();
  await expect(explorer).toBeInViewport();
  await explorer.click();
  await expect(page.getByRole('button', {name: 'Try it', exact: true})).toBeInViewport();
});
