import {expect, test} from '../../fixtures/test';
import {GuideReader} from './reader';

test('the language of code is chosen once for guides and reference', async ({page, portal}) => {
  const guide = new GuideReader(page);
  const radio = (name: string) => page.getByRole('radio', {name, exact: true});

  await test.step('chosen in a guide, it is the reference’s on every page', async () => {
    await portal.open('/docs');
    await radio('Python').first().check({force: true});
    await expect(guide.code('Python')).toContainText('import requests');
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.language'))).toBe('python');
    await portal.open('/api/list-collections');
    await expect(radio('Python')).toBeChecked();
    await expect(page.getByRole('group', {name: 'Request in Python'})).toBeVisible();
    await expect(page.getByRole('group', {name: 'Request in cURL'})).toBeHidden();
    await page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('link', {name: 'Create a collection'})
      .click();
    await expect(page).toHaveURL(/create-collection$/);
    await expect(page.getByRole('group', {name: 'Request in Python'})).toBeVisible();
  });
  await test.step('a reader of Java sees cURL in guides, and keeps Java in the reference', async () => {
    await radio('Java').check({force: true});
    await portal.open('/docs');
    await expect(guide.code('cURL')).toContainText('curl ');
    await expect(radio('cURL').first()).toBeChecked();
    await portal.open('/api/create-collection');
    await expect(radio('Java')).toBeChecked();
  });
  await test.step('chosen in the reference, it is the guides’, to which the operation leads', async () => {
    await radio('Go').check({force: true});
    const guides = page.getByRole('region', {name: 'In the guides'});
    await guides.getByRole('link', {name: 'Start here'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Start here'})).toBeVisible();
    await expect(guide.code('Go')).toContainText('package main');
  });
});
