import {expect, test} from '../../fixtures/test';
import {series} from '../../fixtures/series';

test('sidebar, table of keys and terms lead where they say', async ({page, portal}) => {
  await test.step('the sidebar leads to every series and every guide', async () => {
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
  await test.step('which calls take a key alone stands in a table, each a link to its page', async () => {
    await portal.follow('/docs/guides/Authentication');
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
  await test.step('a term leads to its entry in the glossary', async () => {
    await portal.follow('/docs/guides/vehicle-telemetry/step3');
    await page.getByRole('article').getByRole('link', {name: 'cursor', exact: true}).first().click();
    await expect(page).toHaveURL('/docs/glossary#cursor');
    await expect(page.getByRole('heading', {name: 'Cursor'})).toBeInViewport();
  });
});
