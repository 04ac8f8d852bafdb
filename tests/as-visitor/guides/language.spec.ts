import {expect, test} from '../../fixtures/test';
import {GuideReader} from './reader';

test('the language chosen in a guide is the reference’s, and the other way round', async ({page, portal}) => {
  const guide = new GuideReader(page);
  await portal.open('/docs');
  await page.getByRole('radio', {name: 'Python'}).first().check({force: true});
  await expect(guide.code('Python')).toContainText('import requests');
  await portal.open('/api/create-collection');
  await expect(page.getByRole('radio', {name: 'Python'})).toBeChecked();
  await page.getByRole('radio', {name: 'Go', exact: true}).check({force: true});
  await portal.open('/docs');
  await expect(guide.code('Go')).toContainText('package main');
});

test('a reader of Java sees cURL in guides, and keeps Java in the reference', async ({page, portal}) => {
  const guide = new GuideReader(page);
  await portal.open('/api/create-collection');
  await page.getByRole('radio', {name: 'Java', exact: true}).check({force: true});
  await portal.open('/docs');
  await expect(guide.code('cURL')).toContainText('curl ');
  await expect(page.getByRole('radio', {name: 'cURL'}).first()).toBeChecked();
  await portal.open('/api/create-collection');
  await expect(page.getByRole('radio', {name: 'Java', exact: true})).toBeChecked();
});

test('an operation’s page leads to the guides that use it', async ({page, portal}) => {
  await portal.open('/api/create-collection');
  const guides = page.getByRole('region', {name: 'In the guides'});
  await guides.getByRole('link', {name: 'Start here'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Start here'})).toBeVisible();
});
