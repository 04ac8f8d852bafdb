import type {Page} from '@playwright/test';
import {expect, test} from '../../fixtures/test';
import {series} from './series';

test('the sidebar leads to every series and every guide', async ({page, portal}) => {
  await portal.open('/docs/guides');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.getByRole('link', {name: 'All guides'})).toHaveAttribute('aria-current', 'page');
  for (const {label, folder} of series)
    await expect(sidebar.getByRole('link', {name: label, exact: true})).toHaveAttribute('href', folder);
  for (const path of ['intro', 'Authentication', 'flights/post', 'map/tiles', 'WIPT/bitmap'])
    await expect(sidebar.locator(`a[href="/docs/guides/${path}"]`)).toBeVisible();
  await sidebar.getByRole('link', {name: 'Drone telemetry'}).click();
  await sidebar.getByRole('link', {name: '3. Find closed airspace'}).click();
  await expect(page).toHaveURL('/docs/guides/drone-telemetry/step3');
});

test('the overview leads to every series and every guide', async ({page, portal}) => {
  await portal.open('/docs/guides');
  const article = page.getByRole('article');
  const paths = [
    ...series.map(({folder}) => `${folder}/intro`),
    ...['Authentication', 'flights/post', 'map/tiles', 'WIPT/bitmap'].map((path) => `/docs/guides/${path}`),
  ];
  for (const path of paths) await expect(article.locator(`a[href="${path}"]`).first()).toBeVisible();
});

const tagged: Record<string, {some: string[]; none: string[]}> = {
  collection: {
    some: [
      'collections/intro',
      'collections/step1',
      'collections/step2',
      'vehicle-telemetry/step1',
      'drone-telemetry/step1',
    ],
    none: ['vehicle-telemetry/step3', 'drone-telemetry/step3'],
  },
  object: {
    some: [
      'collections/step2',
      ...steps('vehicle-telemetry'),
      'drone-telemetry/step1',
      'drone-telemetry/step2',
    ],
    none: ['collections/step1', 'drone-telemetry/step3'],
  },
  telemetry: {
    some: [
      ...['vehicle-telemetry/intro', ...steps('vehicle-telemetry')],
      ...['drone-telemetry/intro', ...steps('drone-telemetry')],
    ],
    none: ['collections/step1', 'Authentication'],
  },
};

for (const [tag, {some, none}] of Object.entries(tagged)) {
  test(`the tag ${tag} lists its pages and no others`, async ({page, portal}) => {
    await portal.open('/docs/tags');
    await page
      .getByRole('main')
      .getByRole('link', {name: new RegExp(`^${tag}`, 'i')})
      .click();
    await expect(page).toHaveURL(`/docs/tags/${tag}`);
    // The address changes before the page does.
    await expect(page.getByRole('heading', {level: 1, name: /tagged with/})).toBeVisible();
    const listed = await articleLinks(page);
    for (const path of some) expect(listed).toContain(`/docs/guides/${path}`);
    for (const path of none) expect(listed).not.toContain(`/docs/guides/${path}`);
  });
}

test('which calls take a key alone stands in a table, each a link to its page', async ({page, portal}) => {
  await portal.open('/docs/guides/Authentication');
  const table = page.getByRole('table').filter({hasText: 'API key only'});
  const objects = table
    .getByRole('row')
    .filter({has: page.getByRole('rowheader', {name: 'Objects', exact: true})});
  await expect(objects.getByRole('link', {name: 'Report locations'})).toHaveAttribute(
    'href',
    '/api/create-objects',
  );
  const webhooks = table.getByRole('row', {name: /^Webhooks/});
  await expect(webhooks.getByRole('cell').first()).toHaveText('none');
  await webhooks.getByRole('link', {name: 'Webhooks'}).click();
  await expect(page).toHaveURL('/api/webhooks');
});

test('a term leads to its entry in the glossary', async ({page, portal}) => {
  await portal.open('/docs/guides/vehicle-telemetry/step3');
  await page.getByRole('article').getByRole('link', {name: 'cursor', exact: true}).first().click();
  await expect(page).toHaveURL('/docs/glossary#cursor');
  await expect(page.getByRole('heading', {name: 'Cursor'})).toBeInViewport();
});

function steps(folder: string): string[] {
  return [1, 2, 3, 4].map((step) => `${folder}/step${step}`);
}

function articleLinks(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}
